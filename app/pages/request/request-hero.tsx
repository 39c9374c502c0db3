import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { driver } from '../../../domain/forms/driver.ts'
import { freightServices } from '../../../domain/forms/quote-request.ts'
import type { Lane } from '../../../domain/lanes/estimate.ts'
import { understoodPlaces } from '../../../domain/lanes/understood-places.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import type { RequestPageData } from '../../../domain/page-data.ts'
import type { RequestView } from '../../../domain/submissions/request-view.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { companyTime, shortDay } from '../../../domain/time/company-time.ts'
import { en } from '../../../translations/en/en.ts'
import { request } from '../../../translations/en/pages/request.tsx'
import { enRequest } from '../../../translations/en/request-page.ts'
import { laneText } from '../../../translations/lane-text.ts'
import { DispatchPhone } from '../../company/contact-links.tsx'
import { Tractor, TractorLeaving, Truck } from '../../features/drawings/elevations.tsx'
import { LetteredVan } from '../../features/drawings/lettered-van.tsx'
import { QuoteHead } from './quote/quote-head.tsx'
import styles from './request-hero.module.css'
import { RequestMap } from './request-map.tsx'
import { headingOf, isDeclined, isQuoted, nounOf, promiseOf, senderOf } from './request-text.ts'

export const RequestHero = ({ view, lane, now }: RequestPageData) => (
  <section className={`night relative clip isolate ${styles.hero}`} aria-labelledby="request-heading">
    <div className={`page ${styles.text}`} data-quoted={isQuoted(view) || undefined}>
      <ReferenceLine {...view} />
      <h1 className="anywhere" id="request-heading">
        {headingOf(view, lane).map((line, at) => (
          <span className="block" key={line}>
            {at > 0 && <Arrow />}
            <bdi>{nonBreakingUnits(line)}</bdi>
          </span>
        ))}
      </h1>
      {isQuoted(view) ? (
        <QuoteHead view={view} quote={view.quote} now={now} />
      ) : (
        <PromiseLine view={view} now={now} />
      )}
      <States view={view} />
    </div>
    {lane && <RequestMap lane={lane} />}
    {!lane && <Vehicle {...view} />}
    {lane && <LaneLine lane={lane} typed={view.answers.map(({ words }) => words)} />}
  </section>
)

/** For an address that opens nothing. */
export const NoRequestHero = () => (
  <section className={`night relative clip isolate ${styles.hero}`} aria-labelledby="request-heading">
    <div className={`page ${styles.text}`}>
      <h1 className="anywhere" id="request-heading">
        {enRequest.notFoundHeading}
      </h1>
      <p className="lead mt-3">{enRequest.notFoundLead}</p>
    </div>
    <div className={styles.vehicle}>
      <TractorLeaving />
    </div>
  </section>
)

/** Where the lane is unknown, the trailer that was asked for; a carrier's truck, with its name; a driver's tractor. */
function Vehicle({ form, answers, isErased }: RequestView) {
  const answer = (field: string) => answers.find(({ name }) => name === field)?.words
  const kind = KINDS.find(([service]) => answer('services')?.includes(service))?.[1]
  const carrierName = answer('companyName')
  const drawing = isErased ? (
    <TractorLeaving />
  ) : kind ? (
    <Truck kind={kind} />
  ) : carrierName ? (
    <LetteredVan name={carrierName} />
  ) : form === driver.name ? (
    <Tractor />
  ) : undefined
  return drawing && <div className={styles.vehicle}>{drawing}</div>
}

const KINDS = [
  [freightServices.temperatureControlled, 'reefer'],
  [freightServices.truckload, 'van'],
] as const

function ReferenceLine(view: RequestView) {
  const sender = senderOf(view)
  return (
    <p className={styles.referenceLine}>
      <span>{isQuoted(view) ? request.quote.yours : enRequest.yours(nounOf(view))}</span>{' '}
      <b className="type-h4 ink tabular">{view.reference}</b>
      {sender !== undefined && (
        <>
          {' '}
          <span>
            <bdi>{nonBreakingUnits(sender)}</bdi>
          </span>
        </>
      )}
    </p>
  )
}

const Arrow = () => (
  <>
    <span className="sr">{request.head.to} </span>
    <svg viewBox="0 0 28 18" aria-hidden="true">
      <path d="M1 9h25M18 1.5 26 9l-8 7.5" />
    </svg>
  </>
)

/** Browsers write a time in other words than the server does: what it wrote stays until something changes. */
function PromiseLine({ view, now }: { view: RequestView; now: number }) {
  const { head, rest } = promiseOf(view, now)
  return (
    <p className={styles.promise}>
      {head && <span suppressHydrationWarning>{nonBreakingUnits(head)}</span>}
      {rest && (
        <small className="block mt-1 slate screen-only" suppressHydrationWarning>
          {withLinkedPhone(nonBreakingUnits(rest))}
        </small>
      )}
    </p>
  )
}

function withLinkedPhone(text: string): ReactNode {
  const [before, after] = text.split(nonBreakingUnits(company.phone.shown))
  if (after === undefined) return text
  return (
    <>
      {before}
      <DispatchPhone />
      {after}
    </>
  )
}

type Step = keyof typeof enRequest.stateNotes

const order: readonly Step[] = ['received', 'in progress', 'answered']
const quotedOrder: readonly Step[] = ['received', 'quoted', 'accepted', 'booked']

function stepsOf(state: Step): readonly Step[] {
  if (state === 'declined') return ['received', 'quoted', 'declined']
  if (state === 'closed' || state === 'withdrawn' || state === 'erased') return ['received', state]
  return quotedOrder.includes(state) && state !== 'received' ? quotedOrder : order
}

function States({ view }: { view: RequestView }) {
  const state = view.isErased ? 'erased' : isDeclined(view) ? 'declined' : view.state
  const states = stepsOf(state)
  const present = states.indexOf(state)
  return (
    <ol className={styles.steps} data-count={states.length}>
      {states.map((one, at) => (
        <li
          className="text-sm leading-35 steel"
          key={one}
          data-step={at < present || state === 'booked' ? 'past' : at === present ? 'here' : 'next'}
          aria-current={at === present ? 'step' : undefined}
        >
          <b className="block slate">{enRequest.states[one]}</b>
          <span suppressHydrationWarning>
            {inTwoLines(noteOf(one, at - present, view, states === quotedOrder ? 'monthDayTime' : 'short'))}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Of four, no stop has room for the weekday. */
type TimeForm = 'short' | 'monthDayTime'

/** What is past says when, what is to come by whom; `turn` is negative for what is past. */
function noteOf(step: Step, turn: number, view: RequestView, form: TimeForm): string {
  const isSilent = turn < 0 || (turn > 0 && step === 'in progress')
  return (turn <= 0 && timeOfStep(step, view, form)) || (isSilent ? '' : enRequest.stateNotes[step])
}

/** Broken before the hour, or after its last comma, where there is no room for one line; a day stays in one piece. */
const inTwoLines = (note: string): string => note.replace(/, (?=[^,]*$)(?!\w+\s\d+$)/, ',\n')

/** When; of what is erased, the day alone is known. */
function timeOfStep(
  step: Step,
  { history, isErased, receivedAt }: RequestView,
  form: TimeForm,
): string | undefined {
  if (step === 'received' && isErased) return shortDay(receivedAt.slice(0, 10), DEFAULT_LOCALE, 'short')
  const at = step === 'received' ? receivedAt : history.find(({ event }) => event === step)?.at
  return at && companyTime(at, form, DEFAULT_LOCALE)
}

function LaneLine({ lane, typed }: { lane: Lane; typed: readonly string[] }) {
  const understood = understoodPlaces(lane, typed)
  const { distance, days, ferries, estimate } = laneText(lane, en)
  return (
    <p className={styles.lane}>
      <b className="block balance ink">
        {nonBreakingUnits(`${capitalize(distance)}, ${en.lane.drivingDays(days)}.`)}
      </b>
      {[...ferries.map((ferry) => `${ferry}.`), understood && en.lane.estimatedFor(...understood), estimate]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
