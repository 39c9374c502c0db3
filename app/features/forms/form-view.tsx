import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { type Answers, type FormDefinition, read } from '../../../domain/form.ts'
import { TRAP_FIELD } from '../../../domain/form-check.ts'
import { en } from '../../../domain/messages/en.ts'
import { type ProblemTexts, summaryText } from '../../../domain/messages/problem-text.ts'
import { Button } from '../../ui/button.tsx'
import { addToastPlace, expectToasts } from '../../ui/toast.ts'
import { changeDraft, draftOf, type FormValues, persistDraft, useDraft } from './draft.ts'
import { FieldGroup, idOf } from './field-control.tsx'
import { touchForm } from './form-check.ts'
import { prefilled, problemsIn, readFormValues, setFormValues } from './form-values.ts'
import styles from './form-view.module.css'

/** What a form stands in: on a page it flows, in a drawer or a dialog its middle scrolls. */
export type Frame = 'page' | 'drawer' | 'dialog'

interface Props extends FooterProps {
  definition: FormDefinition
  /** Where a browser without JavaScript posts it. Without an address such a browser does not send it. */
  action?: string | undefined
  frame?: Frame | undefined
  /** Values to fill in, as a query. */
  prefill?: string | undefined
  /** Inputs besides the fields, hidden ones for example. Their values are in `entered`. */
  children?: ReactNode
  /** Called with valid answers; the problems it resolves to are shown. */
  onSubmit(answers: Answers, entered: FormData): Promise<ProblemTexts> | undefined
}

/** Any form of the site: its fields, what is wrong with them, and the button. The draft outlives it. */
export function FormView({
  definition,
  action,
  frame = 'page',
  prefill = '',
  children,
  onSubmit,
  ...footer
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { problems } = useDraft(definition)
  useSharedDraft(definition, form, { prefill, isPage: frame === 'page' })

  function showProblems(problems: ProblemTexts): void {
    if (Object.keys(problems).length === 0) return
    flushSync(() => changeDraft(definition, { problems }))
    summary.current?.focus()
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (draftOf(definition).sending) return
    const element = event.currentTarget
    const problems = problemsIn(definition, element)
    if (Object.keys(problems).length > 0) return showProblems(problems)
    changeDraft(definition, { problems })
    const { answers } = read(definition, readFormValues(definition, element))
    showProblems((await onSubmit(answers, new FormData(element))) ?? {})
  }

  return (
    <form
      ref={form}
      id={definition.id}
      data-slot={action && 'form'}
      className={[styles.form, styles[frame]].filter(Boolean).join(' ')}
      action={action}
      // A form of the method `dialog` outside a dialog element sends nothing.
      method={action ? 'post' : 'dialog'}
      encType={hasFile(definition) ? 'multipart/form-data' : undefined}
      onSubmit={send}
      onInput={(event) => {
        if (action) touchForm()
        recordInput(definition, event.currentTarget)
      }}
    >
      {action && <input type="hidden" name="formName" value={definition.name} />}
      {action && <Trap />}
      {children}
      <div className={styles.middle}>
        <ErrorSummary ref={summary} {...{ definition, problems }} />
        <p className={styles.legend}>{en.requiredLegend}</p>
        {definition.groups.map((group) => (
          <FieldGroup key={group.rows[0]?.[0]} formId={definition.id} {...{ group, definition, problems }} />
        ))}
      </div>
      <Footer {...{ definition, frame }} {...footer} />
    </form>
  )
}

/** Out of sight for everyone, also for screen readers and autofill; programs that fill in everything give themselves away. */
const Trap = () => (
  <div hidden>
    <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" aria-hidden="true" />
  </div>
)

const hasFile = ({ fields }: FormDefinition): boolean =>
  Object.values(fields).some(({ control }) => control === 'file')

interface SummaryProps {
  ref: Ref<HTMLDivElement>
  definition: FormDefinition
  problems: ProblemTexts
}

/** In the order of the page. It is always rendered, so that the server can fill it. */
function ErrorSummary({ ref, definition, problems }: SummaryProps) {
  const names = definition.groups.flatMap(({ rows }) => rows.flat()).filter((name) => problems[name])
  return (
    <div
      ref={ref}
      data-slot="summary"
      className={styles.summary}
      hidden={names.length === 0}
      role="alert"
      tabIndex={-1}
    >
      <p data-slot="summary-heading">{names.length > 0 && summaryHeading(problems)}</p>
      <ul data-slot="summary-list">
        {names.map((name) => (
          <li key={name}>
            <a href={`#${idOf(definition.id, name)}`} onClick={goToControl}>
              {summaryText(definition.fields[name]?.label, problems[name] ?? '', en)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function summaryHeading(problems: ProblemTexts): string {
  const texts = Object.values(problems)
  const missing = texts.filter((text) => text === en.problems.required).length
  return en.problemSummary(missing, texts.length - missing)
}

/** Leaves the address as it is: another one would count as a navigation. */
function goToControl(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

interface FooterProps {
  submitLabel: ReactNode
  wide?: boolean
  /** Beside the button. */
  note?: ReactNode
  /** At the button, once the form was sent. */
  confirmation?: ReactNode
}

/** The button keeps its place and the focus while the form is sent. */
function Footer({
  definition,
  submitLabel,
  wide = false,
  note,
  confirmation,
  frame,
}: FooterProps & { definition: FormDefinition; frame: Frame }) {
  const { sending, progress } = useDraft(definition)
  const form = frame === 'page' ? definition.id : undefined
  const toasts = useCallback(
    (element: HTMLElement | null) => (element ? addToastPlace(element, form) : undefined),
    [form],
  )
  return (
    <div className={styles.foot}>
      <Button
        type="submit"
        arrow={!wide}
        size={wide ? 'wide' : undefined}
        aria-disabled={sending || undefined}
      >
        <span>{submitLabel}</span>
        {sending && <b>{en.sending}</b>}
      </Button>
      {note && <p className={styles.note}>{note}</p>}
      {progress !== undefined && (
        <progress className={styles.progress} aria-label={en.uploadProgress} value={progress} />
      )}
      <div className={styles.status} role="status">
        {confirmation}
      </div>
      <div ref={toasts} className={styles.toasts} />
    </div>
  )
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
      ...(!isFilledIn && prefilled(definition, prefill)),
    }
    setFormValues(definition, element, { ...typed, ...early })
    changeDraft(definition, {
      typed: readFormValues(definition, element),
      query: isPage ? prefill : query,
    })
    if (Object.keys(early).length > 0) persistDraft(definition)
    return () => changeDraft(definition, { problems: {} })
  }, [definition, form, prefill, isPage])
}

/** What the visitor typed before the application was there, or the browser restored. */
const typedEarly = (definition: FormDefinition, element: HTMLFormElement): FormValues =>
  Object.fromEntries(
    Object.entries(readFormValues(definition, element)).filter(([, value]) =>
      value instanceof File ? value.size > 0 : String(value) !== '',
    ),
  )

/** A problem goes as soon as its answer is valid. */
function recordInput(definition: FormDefinition, element: HTMLFormElement): void {
  const { problems } = draftOf(definition)
  const present = Object.keys(problems).length > 0 ? problemsIn(definition, element) : {}
  changeDraft(definition, {
    typed: readFormValues(definition, element),
    problems: Object.fromEntries(
      Object.keys(problems).flatMap((name) => (present[name] ? [[name, present[name]]] : [])),
    ),
  })
  persistDraft(definition)
}
