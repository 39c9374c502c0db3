import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Answers, type FormDefinition, read } from '../../../domain/form.ts'
import type { ProblemTexts } from '../../../domain/messages/problem-text.ts'
import { expectToasts } from '../../ui/toast.ts'
import { change, draftOf, useDraft } from './draft.ts'
import { Summary } from './error-summary.tsx'
import { FieldGroup } from './field-group.tsx'
import { FormFooter, type FormFooterProps } from './form-footer.tsx'
import { keepable, prefilled, problemsIn, readFormValues, setFormValues } from './form-values.ts'
import styles from './form-view.module.css'

interface Props extends FormFooterProps {
  questions: FormDefinition
  /** The start of every id in it. */
  id: string
  /** Where a browser without JavaScript posts it; without one such a browser sends it nowhere. */
  postTo?: string
  frame?: Frame | undefined
  /** Answers to put in, as a query. */
  prefill?: string | undefined
  /** What to do with answers that are complete; the problems that come back are shown. */
  onAnswers(answers: Answers): Promise<ProblemTexts> | undefined
}

/** What it stands in: on a page it flows, in a drawer or a dialog its middle scrolls. */
export type Frame = 'page' | 'drawer' | 'dialog'

/** Any form: asks, keeps what is typed, checks it, and shows what is wrong. */
export function FormView({
  questions,
  id,
  postTo,
  frame = 'page',
  prefill = '',
  onAnswers,
  ...words
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { problems, sending, word } = useDraft(questions)
  useTyping(questions, form, prefill)

  function complain(problems: ProblemTexts): void {
    if (Object.keys(problems).length === 0) return
    flushSync(() => change(questions, { problems }))
    summary.current?.focus()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (draftOf(questions).sending) return
    const element = event.currentTarget
    const wrong = problemsIn(questions, element)
    if (Object.keys(wrong).length > 0) return complain(wrong)
    change(questions, { problems: {} })
    complain((await onAnswers(read(questions, readFormValues(questions, element)).answers)) ?? {})
  }

  return (
    <form
      ref={form}
      id={id}
      data-slot={postTo && 'form'}
      className={[styles.form, styles[frame]].filter(Boolean).join(' ')}
      action={postTo}
      // Nothing is sent by a form of this method outside a dialog element.
      method={postTo ? 'post' : 'dialog'}
      onSubmit={onSubmit}
      onInput={(event) => keepTyping(questions, event.currentTarget)}
    >
      {postTo && <input type="hidden" name="formName" value={questions.name} />}
      <div className={styles.middle}>
        <Summary ref={summary} formId={id} questions={questions} problems={problems} />
        {questions.groups.map((group) => (
          <FieldGroup key={group.rows[0]?.[0]} group={group} {...{ id, questions, problems }} />
        ))}
      </div>
      <FormFooter {...words} sending={sending} word={word} />
    </form>
  )
}

/** Gives the controls what was typed before, and lets us and not the browser say what is wrong. */
function useTyping(
  questions: FormDefinition,
  form: { current: HTMLFormElement | null },
  prefill: string,
): void {
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    element.noValidate = true
    expectToasts()
    const typedAlready = Object.entries(readFormValues(questions, element)).filter(
      ([, answer]) => String(answer) !== '',
    )
    const typed = {
      ...draftOf(questions).typed,
      ...Object.fromEntries(typedAlready),
      ...prefilled(questions, prefill),
    }
    setFormValues(questions, element, typed)
    keepTyping(questions, element)
  }, [questions, form, prefill])
}

/** Keeps what is typed; a problem goes as soon as its answer is right. */
function keepTyping(questions: FormDefinition, element: HTMLFormElement): void {
  const { problems } = draftOf(questions)
  const wrong = Object.keys(problems).length > 0 ? problemsIn(questions, element) : {}
  change(questions, {
    typed: keepable(questions, readFormValues(questions, element)),
    problems: Object.fromEntries(
      Object.keys(problems).flatMap((name) => (wrong[name] ? [[name, wrong[name]]] : [])),
    ),
  })
}
