import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import {
  type Answers,
  type FormDefinition,
  type FormTexts,
  hasFile,
  type ProblemTexts,
  read,
} from '../../../domain/forms/form.ts'
import type { FormState } from '../../../domain/page-data.ts'
import { en } from '../../../translations/en/en.ts'
import { enPrivacyNotice } from '../../../translations/en/privacy-notice.tsx'
import { storeTyped } from '../../boot/drafts.ts'
import { isApplicationReady } from '../../boot/is-application-ready.ts'
import { RetentionDays } from '../../settings/settings.tsx'
import { expectToasts, toast } from '../../ui/overlays/toast.ts'
import { changeDraft, draftOf, useDraft } from './draft/draft.ts'
import {
  type FormValues,
  prefillForm,
  problemsIn,
  readFormValues,
  setFormValues,
} from './draft/form-values.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FieldGroup } from './field-control.tsx'
import { touchForm } from './form-check.ts'
import { type FooterProps, FormFooter, type FormFrame } from './form-footer.tsx'
import styles from './form-view.module.css'
import { addHiddenFields } from './send/send-by-browser.ts'

interface Props extends FooterProps {
  definition: FormDefinition
  texts: FormTexts
  /** Where a browser without JavaScript posts it. Without an address such a browser does not send it. */
  action?: string | undefined
  use?: string | undefined
  frame?: FormFrame | undefined
  /** Values to fill in, as a query. */
  prefill?: string | undefined
  /** What was sent before, in place of the draft: the page stays a document. */
  given?: FormState | undefined
  /** The draft that what is typed belongs to, where that is not the form's id. */
  draft?: string
  /** Inputs besides the fields, hidden ones for example. Their values are in `entered`. */
  children?: ReactNode
  /** Called with valid answers; the problems it resolves to are shown. */
  onSubmit(answers: Answers, entered: FormData): Promise<ProblemTexts> | undefined
}

/** Any form of the site: its fields, what is wrong with them, and the button. The draft outlives it. */
export function FormView({
  definition,
  texts,
  action,
  use,
  frame = 'page',
  prefill = '',
  given,
  draft,
  children,
  onSubmit,
  ...footer
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { problems: found } = useDraft(definition)
  const problems = given?.problems ?? found
  // Later the values come from the draft.
  const [initial] = useState(
    () => given?.typed ?? (isApplicationReady() ? {} : prefillForm(definition, prefill)),
  )
  useSharedDraft(definition, form, { prefill, isPage: frame === 'page' })
  const send = useSubmit({ definition, action, summary, onSubmit })

  return (
    <form
      ref={form}
      id={definition.id}
      data-draft={draft}
      className={styles[frame]}
      action={action}
      // A form of the method `dialog` outside a dialog element sends nothing.
      method={action ? 'post' : 'dialog'}
      // A value that was left masked is none that the browser would take.
      noValidate={draft !== undefined}
      encType={hasFile(definition) ? 'multipart/form-data' : undefined}
      onSubmit={send}
      onInput={(event) => {
        if (action) touchForm()
        recordInput(definition, event.currentTarget)
      }}
    >
      {children}
      <div className={styles.middle}>
        <ErrorSummary
          ref={summary}
          {...{ definition, texts, problems }}
          error={given?.error}
          isNew={given !== undefined}
        />
        <p className="mb-4 text-sm steel">{en.requiredLegend}</p>
        {definition.groups.map((group) => (
          <FieldGroup
            key={group.rows[0]?.[0]}
            formId={definition.id}
            {...{ group, definition, texts, problems, initial }}
            hints={given?.hints}
          />
        ))}
        {use && <PrivacyNotice use={use} />}
      </div>
      <FormFooter {...{ definition, frame }} {...footer} />
    </form>
  )
}

interface Sending extends Pick<Props, 'definition' | 'action' | 'onSubmit'> {
  summary: { current: HTMLElement | null }
}

/** Sends what is valid; else says what is wrong, and puts the focus there. Where that fails, the browser sends the form itself. */
function useSubmit({ definition, action, summary, onSubmit }: Sending) {
  const isLeftToBrowser = useRef(false)

  function showProblems(problems: ProblemTexts): void {
    if (Object.keys(problems).length === 0) return
    flushSync(() => changeDraft(definition, { problems }))
    summary.current?.focus()
  }

  async function trySend(element: HTMLFormElement): Promise<void> {
    if (draftOf(definition).sending) return
    const problems = problemsIn(definition, element)
    if (Object.keys(problems).length > 0) return showProblems(problems)
    changeDraft(definition, { problems })
    storeTyped(element)
    const { answers } = read(definition, readFormValues(definition, element))
    showProblems((await onSubmit(answers, new FormData(element))) ?? {})
  }

  return function send(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget
    if (isLeftToBrowser.current) return addHiddenFields(definition, element)
    event.preventDefault()
    trySend(element).catch((error) => {
      reportError(error)
      if (!action) {
        changeDraft(definition, { sending: false })
        return toast({ id: `${definition.id}-failed`, form: definition.id, ...en.sendingFailed, bad: true })
      }
      isLeftToBrowser.current = true
      // Not while the browser still dispatches the event: it would ignore it.
      setTimeout(() => element.requestSubmit())
    })
  }
}

/**
 * Fills the controls from the draft when the form appears, and clears its problems when it goes. A page that comes back
 * with the query it had before shows what was typed since.
 */
function useSharedDraft(
  definition: FormDefinition,
  form: { current: HTMLFormElement | null },
  { prefill, isPage }: { prefill: string; isPage: boolean },
): void {
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    element.noValidate = true
    expectToasts()
    const { typed, query } = draftOf(definition)
    const isFilledIn = isPage && prefill === query
    const early = {
      ...typedEarly(definition, element),
      ...(!isFilledIn && prefillForm(definition, prefill)),
    }
    setFormValues(definition, element, { ...typed, ...early })
    changeDraft(definition, {
      typed: readFormValues(definition, element),
      query: isPage ? prefill : query,
    })
    if (Object.keys(early).length > 0) storeTyped(element)
    return () => changeDraft(definition, { problems: {} })
  }, [definition, form, prefill, isPage])
}

/** What the visitor typed before the application was there, or the browser restored. A unit that is meant anyway is not typed. */
function typedEarly(definition: FormDefinition, element: HTMLFormElement): FormValues {
  const units = Object.values(definition.fields).flatMap(({ unit }) => unit ?? [])
  return Object.fromEntries(
    Object.entries(readFormValues(definition, element)).filter(([name, value]) =>
      value instanceof File
        ? value.size > 0
        : String(value) !== '' && !units.some((unit) => unit.name === name && unit.options[0] === value),
    ),
  )
}

/** A problem goes as soon as its value is valid. The bootstrap stores what is typed. */
function recordInput(definition: FormDefinition, element: HTMLFormElement): void {
  const { problems } = draftOf(definition)
  const present = Object.keys(problems).length > 0 ? problemsIn(definition, element) : {}
  changeDraft(definition, {
    typed: readFormValues(definition, element),
    problems: Object.fromEntries(
      Object.keys(problems).flatMap((name) => (present[name] ? [[name, present[name]]] : [])),
    ),
  })
}

/** What for, for how long, and where the rest is said. */
const PrivacyNotice = ({ use }: { use: string }) => (
  <p className="small steel mt-5">
    {use}
    {enPrivacyNotice.kept(<RetentionDays />)}
    <Link to="/privacy-policy">{enPrivacyNotice.policy}</Link>
  </p>
)
