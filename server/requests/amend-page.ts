import type { Answers, SubmissionForm } from '../../domain/form.ts'
import { TRAP_FIELD } from '../../domain/form-check.ts'
import { enRequest } from '../../domain/messages/en-request.ts'
import type { ProblemTexts } from '../../domain/messages/problem-text.ts'
import { documentTitle, getPage } from '../../domain/pages.ts'
import {
  attribute,
  descendants,
  type Edit,
  type Element,
  escapeText,
  type ParsedPage,
  remove,
  setAttributes,
  setInnerHtml,
} from '../../html/page-edits.ts'
import { fillErrors, fillForm } from '../pages/form-page.ts'
import { findSlot } from '../pages/slots.ts'
import type { Submission } from '../store/submissions.ts'
import { maskAnswers } from './mask.ts'
import { answersVersion } from './read-amendment.ts'

export interface AmendPage {
  form: SubmissionForm
  submission: Submission
  /** The request's own path. */
  path: string
  /** What was typed, where it was refused. */
  typed?: Record<string, unknown>
  problems?: ProblemTexts
  /** Why it was refused as a whole. */
  error?: string
}

/** Whether the built page can send its form at all: a driver application cannot while it is a demonstration. */
export const canAmend = ({ elements }: ParsedPage): boolean =>
  elements.some((element) => attribute(element, 'data-slot') === 'form')

/** The form's own page with the answers filled in, sent back to the request. It works without a script. */
export function amendEdits(page: ParsedPage, { form, submission, path, ...given }: AmendPage): Edit[] {
  const { elements } = page
  const typed = withoutFiles(form, given.typed ?? maskAnswers(form, submission.answers))
  const isRefused = given.problems !== undefined || given.error !== undefined
  const element = findSlot(elements, 'form')
  const controls = [...descendants(element)]
  const named = (name: string) => controls.find((control) => attribute(control, 'name') === name)
  const submit = controls.find((control) => attribute(control, 'type') === 'submit')
  const hints = maskedHints(form, submission.answers, typed)
  return [
    ...withoutApplication(elements),
    ...(isRefused
      ? fillErrors(page, { ...given, form, typed, hints })
      : fillForm(page, { form, typed, hints })),
    // An address that was left masked is none that the browser would take.
    setAttributes(element, {
      action: path,
      method: 'post',
      novalidate: '',
      'data-draft': `amend-${submission.reference}`,
    }),
    ...withText(
      elements.find(({ tagName }) => tagName === 'title'),
      documentTitle(enRequest.amendTitle(submission.reference)),
    ),
    ...changed(named('formName'), { name: 'action', value: 'amend' }),
    ...changed(named(TRAP_FIELD), {
      name: 'answers',
      value: answersVersion(submission.answers),
      // The stored draft restores the version that was just refused, except into what is hidden.
      ...(isRefused && { type: 'hidden' }),
    }),
    ...withText(submit, enRequest.saveChanges),
    ...noteBeside(submit).map(remove),
    ...storedFileNotes(controls, form, submission),
    ...aboutForm(elements, element, { form, submission, path }),
  ]
}

/** The application would not know the page; the bootstrap without it only stores what is typed, and loads the fonts. */
const withoutApplication = (elements: Element[]): Edit[] =>
  elements
    .filter(({ tagName }) => tagName === 'script')
    .map((script) =>
      attribute(script, 'data-fonts') === undefined
        ? remove(script)
        : setAttributes(script, { 'data-start': undefined, 'data-entry': undefined }),
    )

/** The rest of the page is for newcomers: its head leads back to the request, sections without the form go. */
function aboutForm(
  elements: Element[],
  element: Element,
  { form, submission, path }: Pick<AmendPage, 'form' | 'submission' | 'path'>,
): Edit[] {
  const noun = form.texts.shortNoun
  const main = elements.find(({ tagName }) => tagName === 'main')
  const inMain = main ? [...descendants(main)] : []
  const lead = inMain.find((element) => /(^| )lead( |$)/.test(attribute(element, 'class') ?? ''))
  const crumbs = inMain.find(({ tagName }) => tagName === 'ol')
  const link = (text: string) => `<a href="${escapeText(path)}">${escapeText(text)}</a>`
  const trail = [
    `<a href="/">${escapeText(getPage('/').name)}</a>`,
    link(`${enRequest.yours(noun)} ${submission.reference}`),
    `<span aria-current="page">${escapeText(enRequest.amendHeading)}</span>`,
  ]
  return [
    ...(crumbs ? [setInnerHtml(crumbs, trail.map((one) => `<li>${one}</li>`).join(''))] : []),
    ...withText(
      inMain.find(({ tagName }) => tagName === 'h1'),
      enRequest.amendHeading,
    ),
    ...(lead ? [setInnerHtml(lead, `${escapeText(enRequest.amendLead)} ${link(enRequest.back(noun))}`)] : []),
    ...inMain
      .filter(
        (one) =>
          (one.tagName === 'section' && ![...descendants(one)].includes(element)) ||
          (one.tagName === 'a' && isBeforeForm(one, element) && /#/.test(attribute(one, 'href') ?? '')),
      )
      .filter((one, _, all) => !all.some((other) => [...descendants(other)].includes(one)))
      .map(remove),
    ...inMain.filter(({ tagName }) => tagName === 'aside').flatMap(withoutAdvice),
  ]
}

/** What happens to a new request is said beside the form; how to reach dispatch stays. */
const withoutAdvice = (aside: Element): Edit[] => [
  setAttributes(aside, { 'aria-labelledby': undefined }),
  ...[...descendants(aside)].filter(({ tagName }) => tagName === 'h2' || tagName === 'ul').map(remove),
]

/** What is said beside the button of a new request. */
const noteBeside = (submit: Element | undefined): Element[] =>
  submit?.parentNode ? [...descendants(submit.parentNode)].filter(({ tagName }) => tagName === 'p') : []

/** Said of an address or a phone that is shown masked. */
const maskedHints = (
  form: SubmissionForm,
  answers: Answers,
  typed: Record<string, unknown>,
): Record<string, string> => {
  const masked = maskAnswers(form, answers)
  return Object.fromEntries(
    [form.replyTo, form.phone]
      .filter((name) => typed[name] === masked[name] && masked[name] !== answers[name])
      .map((name) => [name, enRequest.masked]),
  )
}

const isBeforeForm = (element: Element, form: Element): boolean =>
  (element.sourceCodeLocation?.startOffset ?? 0) < (form.sourceCodeLocation?.startOffset ?? 0)

const changed = (element: Element | undefined, attributes: Record<string, string>): Edit[] =>
  element ? [setAttributes(element, attributes)] : []

const withText = (element: Element | undefined, text: string): Edit[] =>
  element ? [setInnerHtml(element, escapeText(text))] : []

const fileNames = (form: SubmissionForm): string[] =>
  Object.keys(form.fields).filter((name) => form.fields[name]?.control === 'file')

/** No page may choose a file, so the control is left empty. */
const withoutFiles = (form: SubmissionForm, typed: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !fileNames(form).includes(name)))

/** Beside the control, which file stays unless another is chosen. */
const storedFileNotes = (controls: Element[], form: SubmissionForm, { answers }: Submission): Edit[] =>
  fileNames(form).flatMap((name) => {
    const control = controls.find((one) => attribute(one, 'name') === name)
    const id = control && `${attribute(control, 'id')}-hint`
    const hint = controls.find((one) => attribute(one, 'id') === id)
    return answers[name] === undefined
      ? []
      : withText(hint, enRequest.keptFile(String(answers[name]), form.fields[name]?.hint ?? ''))
  })
