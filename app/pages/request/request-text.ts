import { company } from '../../../domain/company.ts'
import { formNamed } from '../../../domain/forms/forms.ts'
import type { Lane } from '../../../domain/lanes/estimate.ts'
import { withTown } from '../../../domain/lanes/understood-places.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import type { Quote } from '../../../domain/quotes/quotes.ts'
import { quotedStates } from '../../../domain/submissions/inbox.ts'
import type { RequestView } from '../../../domain/submissions/request-view.ts'
import { formatOf } from '../../../domain/text/format.ts'
import { companyTime } from '../../../domain/time/company-time.ts'
import { dateForms } from '../../../domain/time/date-format.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { request } from '../../../translations/en/pages/request.tsx'
import { enRequest } from '../../../translations/en/request-page.ts'
import { formTexts } from '../../../translations/form-texts.ts'

export function nounOf(view: RequestView): string {
  const form = formNamed(view.form)
  return form ? formTexts(form).shortNoun : view.form
}

/** The lane in two lines; of an application, the company or who applies. */
export function headingOf(view: RequestView, lane?: Lane): string[] {
  if (view.isErased) return [enRequest.erasedHeading]
  const form = formNamed(view.form)
  const answersTo = (names: readonly string[]) => names.flatMap((name) => answerTo(view, name) ?? [])
  if (form?.lane) {
    const [from = '', to = ''] = answersTo(form.lane)
    return [withTown(from, lane?.from.label), withTown(to, lane?.to.label)].filter(Boolean)
  }
  return [applicantOf(view) || (form ? formTexts(form).title : view.form)]
}

/** Who sent it, unless the heading says it. */
export function senderOf(view: RequestView): string | undefined {
  const sender = applicantOf(view)
  return sender === '' || headingOf(view).includes(sender) ? undefined : sender
}

/** The company, else the person's name. */
function applicantOf(view: RequestView): string {
  const { company, senderName = [] } = formNamed(view.form) ?? {}
  const names = senderName.flatMap((name) => answerTo(view, name) ?? [])
  return (company && answerTo(view, company)) || names.join(' ')
}

const answerTo = ({ answers }: RequestView, name: string): string | undefined =>
  answers.find((answer) => answer.name === name)?.words

const isOpen = ({ state, isErased }: RequestView): boolean =>
  !isErased && (state === 'received' || state === 'in progress')

/** A quote was sent, and its price is what counts now. */
export const isQuoted = (view: RequestView): view is RequestView & { quote: Quote } =>
  view.quote !== null && (quotedStates.includes(view.state) || isDeclined(view))

/** The last word is the sender's no. */
export const isDeclined = ({ state, quote }: RequestView): boolean =>
  state === 'answered' && quote?.state === 'declined'

/** Dispatch took the quote back, and sent no other. */
const isWithdrawn = ({ quote }: RequestView): boolean => quote?.state === 'withdrawn'

interface PromiseText {
  /** In large letters. */
  head?: string
  /** Below it. */
  rest?: string
}

/** Until when we answer, or what has come of it; `now` in milliseconds since 1970. */
export function promiseOf(view: RequestView, now: number): PromiseText {
  if (view.isErased)
    return { rest: view.erasure === 'recorded' ? enRequest.erasedRecordLead : enRequest.erasedLead }
  if (view.state === 'answered')
    return { ...(isWithdrawn(view) && { head: request.quote.withdrawn }), rest: answeredText(view, now) }
  if (view.quote && isOpen(view)) return { head: request.quote.repricing, rest: request.quote.repricingMore }
  if (!isOpen(view)) return { head: enRequest.stateNotes[view.state] }
  if (view.answerBy === null) return { head: enRequest.noDeadline }
  const by = shownTime(view.answerBy, now)
  if (isLate(view, now)) return { head: enRequest.late, rest: enRequest.lateMore(by) }
  const left = Math.floor((Date.parse(view.answerBy) - now) / 60_000)
  return { head: enRequest.answerBy(by), rest: enRequest.timeLeft(Math.floor(left / 60), left % 60) }
}

export const isLate = (view: RequestView, now: number): boolean =>
  isOpen(view) && view.quote === null && view.answerBy !== null && Date.parse(view.answerBy) < now

/** The quote is in that reply, not here: what to do next does. */
function answeredText({ form, history }: RequestView, now: number): string {
  const at = history.find(({ event }) => event === 'answered')?.at
  return enRequest.answered(at && shownTime(at, now), formNamed(form)?.lane !== undefined)
}

/** In the company's zone: with its weekday within six days, else with its year. */
export function shownTime(iso: string, now: number): string {
  const isNear = Math.abs(Date.parse(iso) - now) < 6 * DAY
  return companyTime(iso, isNear ? 'long' : 'dateTime', DEFAULT_LOCALE)
}

/** `8:05 p.m. where you are`, with the day where that differs, too; nothing where the company's time is the reader's. */
export function readersTime(iso: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  // Such a browser may know the zone by older rules than the server.
  if (timeZone === company.timeZone) return ''
  const local = (form: 'weekdayName' | 'time') => dates(dateForms[form]).format(new Date(iso))
  const [day, hour] = [local('weekdayName'), local('time').replace(/\s/, '\u00a0')]
  const isSameDay = day === companyTime(iso, 'weekdayName', DEFAULT_LOCALE)
  if (isSameDay && hour === companyTime(iso, 'time', DEFAULT_LOCALE)) return ''
  return request.history.hereTime(isSameDay ? hour : `${day} ${hour}`)
}

const { dates } = formatOf(DEFAULT_LOCALE)
