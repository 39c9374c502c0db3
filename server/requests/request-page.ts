import { company } from '../../domain/company.ts'
import { formatOf } from '../../domain/format.ts'
import { formNamed } from '../../domain/forms.ts'
import type { Lane } from '../../domain/lanes/estimate.ts'
import { land } from '../../domain/lanes/generated/land.ts'
import { drawLane } from '../../domain/lanes/lane-drawing.ts'
import { laneText } from '../../domain/lanes/lane-text.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { en } from '../../domain/messages/en.ts'
import { enRequest } from '../../domain/messages/en-request.ts'
import { documentTitle } from '../../domain/pages.ts'
import { type Edit, escapeText, type ParsedPage, setAttributes, setInnerHtml } from '../../html/page-edits.ts'
import { findSlot } from '../pages/slots.ts'
import { hasBillOfLading } from './bill-of-lading.ts'
import type { RequestAction, RequestState, RequestView } from './request-view.ts'

export interface RequestPage {
  view: RequestView
  /** The lane, where both of its places are known. */
  lane?: Lane | undefined
  /** The page's own path, with its key. */
  path: string
  now: number
  /** What was just done. */
  done?: RequestAction | undefined
  /** Why nothing was done. */
  refusal?: string | undefined
  /** What is wrong with a note. */
  noteProblem?: string | undefined
  /** A note that was refused. */
  note?: string | undefined
  /** SVG of a code that opens the request in the inbox. */
  code: string
}

/** Drawn for each, so that names keep their size: `width` and `height` in pixels of the window. */
const maps = {
  wide: { width: 660, height: 390 },
  medium: { width: 400, height: 330 },
  narrow: { width: 390, height: 272 },
}
const actions: readonly RequestAction[] = ['amend', 'note', 'withdraw', 'erase']

/** Fills every slot of the request's page. All text of the sender is escaped. */
export function requestEdits(page: ParsedPage, { view, lane, ...given }: RequestPage): Edit[] {
  const fill = (name: string, html: string) => setInnerHtml(findSlot(page.elements, name), html)
  const show = (name: string, isShown: boolean) =>
    setAttributes(findSlot(page.elements, name), { hidden: isShown ? undefined : '' })
  // It may stand below the first screen.
  const announce = (name: string) => [
    setAttributes(findSlot(page.elements, name), { hidden: undefined, tabindex: '-1', autofocus: '' }),
  ]
  const filled = { reference: view.reference, ...linesOf(view) }
  return [
    ...title(page, `${view.reference}: ${filled.heading.join(' to ')}`),
    fill('reference-line', referenceLine(view, filled.heading)),
    fill(
      'heading',
      filled.heading.map((line, at) => `<span>${at > 0 ? ARROW : ''}${bdi(line)}</span>`).join(''),
    ),
    fill('promise', promise(view, given.now)),
    fill('steps', steps(view, given.now)),
    fill('map', lane ? map(lane) : ''),
    fill('lane', lane ? laneLine(lane) : ''),
    show('vehicle', !lane && !view.isErased),
    fill('withdraw', escapeText(enRequest.withdraw(nounOf(view)))),
    show('dispatch', formNamed(view.form)?.lane !== undefined),
    fill('answers', view.answers.map(({ label, words }) => row(label, words)).join('')),
    fill('history', view.history.map((entry) => historyItem(view, entry, given.now)).join('')),
    fill('code', `${given.code}${escapeText(enRequest.codeNote)}`),
    ...actions.map((action) => show(`can:${action}`, view.can.includes(action))),
    show('answers-section', !view.isErased),
    show('copies', !view.isErased),
    show('bill-of-lading', hasBillOfLading(view)),
    setAttributes(findSlot(page.elements, 'bill-of-lading-link'), {
      href: hasBillOfLading(view) ? `${given.path}/bill-of-lading.pdf` : undefined,
    }),
    setAttributes(findSlot(page.elements, 'note-form'), { 'data-draft': `note-${view.reference}` }),
    setAttributes(findSlot(page.elements, 'amend-link'), { href: `${given.path}?amend` }),
    setAttributes(findSlot(page.elements, 'amend-link-foot'), {
      href: `${given.path}?amend`,
      hidden: view.can.includes('amend') ? undefined : '',
    }),
    setAttributes(findSlot(page.elements, 'json-link'), {
      href: `/api${given.path}`,
      download: `${view.reference}.json`,
    }),
    ...(given.done
      ? [...announce('done'), fill('done', escapeText(enRequest.done(nounOf(view))[given.done]))]
      : []),
    ...(given.refusal ? [...announce('refusal'), fill('refusal', refusal(given.refusal, given.note))] : []),
    ...(given.noteProblem
      ? [
          show('problem:note', true),
          fill('problem:note', escapeText(given.noteProblem)),
          fill('note', `\n${escapeText(given.note ?? '')}`),
        ]
      : []),
  ]
}

/** The same page for an address that opens nothing: the script finds what it expects. */
export function notFoundEdits(page: ParsedPage): Edit[] {
  const parts = ['keep', 'answers-section', 'history-section', 'copies']
  return [
    ...title(page, enRequest.notFoundHeading),
    setInnerHtml(findSlot(page.elements, 'heading'), escapeText(enRequest.notFoundHeading)),
    setInnerHtml(
      findSlot(page.elements, 'promise'),
      `<small>${escapeText(enRequest.notFound)} <a href="/requests">${escapeText(enRequest.askAgain)}</a>.</small>`,
    ),
    ...parts.map((name) => setAttributes(findSlot(page.elements, name), { hidden: '' })),
  ]
}

function title(page: ParsedPage, text: string): Edit[] {
  const element = page.elements.find(({ tagName }) => tagName === 'title')
  return element ? [setInnerHtml(element, escapeText(documentTitle(text)))] : []
}

const ARROW =
  '<span class="sr">to </span><svg viewBox="0 0 28 18" aria-hidden="true"><path d="M1 9h25M18 1.5 26 9l-8 7.5"/></svg>'

/** Text of the sender keeps its direction to itself. */
const bdi = (text: string): string => `<bdi>${escapeText(text)}</bdi>`

/** With what could not be sent, to be copied: the form for it may be gone. */
const refusal = (words: string, note?: string): string =>
  `${escapeText(words)}${note ? `<br>${bdi(note)}` : ''}`

const row = (label: string, text: string): string =>
  `<div${isLong(text) ? ' data-size="wide"' : ''}><dt>${escapeText(label)}</dt><dd>${bdi(text)}</dd></div>`

/** On paper answers stand side by side, long ones alone. */
const isLong = (text: string): boolean => text.length > 60 || text.includes('\n')

/** The lane in two lines; for other forms, the first field of their summary. */
function linesOf(view: RequestView): { heading: string[] } {
  if (view.isErased) return { heading: [enRequest.erasedHeading] }
  const answers = new Map(view.answers.map((answer) => [answer.name, answer.words]))
  const form = formNamed(view.form)
  const names = form?.lane ?? form?.summary.slice(0, 1) ?? []
  const heading = names.flatMap((name) => answers.get(name) ?? [])
  return { heading: heading.length > 0 ? heading : [form?.texts.title ?? view.form] }
}

/** A request, or an application. */
const nounOf = ({ form }: RequestView): string => formNamed(form)?.texts.shortNoun ?? form

/** Who sent it stands there unless the heading says it. */
function referenceLine(view: RequestView, heading: string[]): string {
  const answers = new Map(view.answers.map((answer) => [answer.name, answer.words]))
  const sender = answers.get('company') ?? answers.get('companyName') ?? answers.get('name') ?? ''
  const yours = `<span>${escapeText(enRequest.yours(nounOf(view)))}</span> <b>${view.reference}</b>`
  return heading.includes(sender) ? yours : `${yours} <span>${bdi(sender)}</span>`
}

const format = formatOf(DEFAULT_LOCALE)
const isOpen = ({ state, isErased }: RequestView): boolean =>
  !isErased && (state === 'received' || state === 'in progress')

function promise(view: RequestView, now: number): string {
  if (!isOpen(view)) return escapeText(view.isErased ? '' : enRequest.stateNotes[view.state])
  if (view.answerBy === null) return enRequest.noDeadline
  const left = Math.floor((Date.parse(view.answerBy) - now) / 60_000)
  const timeLeft = left < 0 ? enRequest.late : enRequest.timeLeft(Math.floor(left / 60), left % 60)
  const by = enRequest.answerBy(shownTime(view.answerBy, now))
  return `${escapeText(by)}<small>${escapeText(timeLeft)}</small>`
}

const order: readonly RequestState[] = ['received', 'in progress', 'answered']

function steps(view: RequestView, now: number): string {
  const { state } = view
  const ends: readonly RequestState[] =
    state === 'closed' || state === 'withdrawn' ? ['received', state] : order
  const at = ends.indexOf(state)
  return ends
    .map((one, index) => {
      const step = index < at ? 'past' : index === at ? 'here' : 'next'
      const current = step === 'here' ? ' aria-current="step"' : ''
      const note =
        one === 'received' ? timeElement(view.receivedAt, now) : escapeText(enRequest.stateNotes[one])
      return `<li data-step="${step}"${current}><b>${enRequest.states[one]}</b>${note}</li>`
    })
    .join('')
}

const timeElement = (iso: string, now: number): string =>
  `<time datetime="${escapeText(iso)}">${escapeText(shownTime(iso, now))}</time>`

const WEEK = 6 * 24 * 60 * 60 * 1000
const WEEKDAY = format.dates({
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: company.timeZone,
})

/** By its weekday within a week, else by its date; the half of the day stays on the line of its hour. */
function shownTime(iso: string, now: number): string {
  const isNear = Math.abs(Date.parse(iso) - now) < WEEK
  const text = isNear ? WEEKDAY.format(new Date(iso)) : format.dateTime(iso, company.timeZone)
  return text.replace(/\s([ap]\.m\.)/, '\u00a0$1')
}

const historyItem = (
  view: RequestView,
  { at, event, note }: RequestView['history'][number],
  now: number,
): string =>
  `<li>${timeElement(at, now)}<b>${escapeText(enRequest.events(nounOf(view))[event])}</b>${note === undefined ? '' : `<p>${bdi(note)}</p>`}</li>`

/** The land is large: the first drawing has it, the others use it. */
function map(lane: Lane): string {
  return Object.entries(maps)
    .map(([width, frame], index) =>
      drawing(lane, {
        width,
        frame,
        ground: index === 0 ? `<g class="land" id="request-land">${land}</g>` : '<use href="#request-land"/>',
      }),
    )
    .join('')
}

interface Drawing {
  width: string
  frame: { width: number; height: number }
  /** What the lane is drawn on. */
  ground: string
}

function drawing(lane: Lane, { width, frame, ground }: Drawing): string {
  const { viewBox, markup, via } = drawLane(lane, frame)
  const name = escapeText(en.lane.map(lane.from.name, via, lane.to.name))
  return `<svg data-width="${width}" viewBox="${viewBox}" role="img" aria-label="${name}">${ground}${markup}</svg>`
}

function laneLine(lane: Lane): string {
  const { distance, days, estimate } = laneText(lane, en)
  return `<b>${escapeText(`${distance[0]?.toUpperCase()}${distance.slice(1)}, ${en.lane.drivingDays(days)}.`)}</b>${escapeText(estimate)}`
}
