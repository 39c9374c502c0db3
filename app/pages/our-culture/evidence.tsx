import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { driver } from '../../../domain/forms/driver.ts'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { answerDeadline } from '../../../domain/time/answer-deadline.ts'
import { companyTime, shortDay } from '../../../domain/time/company-time.ts'
import { ourCulture } from '../../../translations/en/pages/our-culture.tsx'
import { enRequest } from '../../../translations/en/request-page.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { Emblem } from '../../company/emblem.tsx'
import styles from './evidence.module.css'

const texts = ourCulture.evidence

/** Habits, each with what proves it, made from what the site really uses. */
export const Evidence = ({
  items,
}: {
  items: readonly { title: string; text: ReactNode; proof: ReactNode; caption: string }[]
}) => (
  <ul className={styles.list}>
    {items.map(({ title, text, proof, caption }) => (
      <li key={title}>
        <figure>
          <div>{proof}</div>
          <figcaption>{caption}</figcaption>
        </figure>
        <div>
          <h3>{title}</h3>
          <p>{nonBreakingUnits(text)}</p>
        </div>
      </li>
    ))}
  </ul>
)

/** A sample request: when it came, and what was done with it. */
const sample = {
  received: '2026-11-24T16:27:00Z',
  amended: '2026-11-24T16:31:00Z',
  noted: '2026-11-24T16:40:00Z',
  quoted: '2026-11-24T21:05:00Z',
}
const pickup = { before: '2026-11-26', after: '2026-11-27' }

const { noun, fields } = formTexts(quoteRequest)
const events = enRequest.events(noun)
const timeOf = (at: string) => companyTime(at, 'weekday', DEFAULT_LOCALE)
const answerBy = timeOf(answerDeadline(quoteRequest, sample.received) ?? sample.received)

/** As the confirmation of a quote request begins, and the steps that it names. */
export const Confirmation = () => (
  <div className={`boxed r2 sheet type-small ${styles.mail}`}>
    <p className={styles.name}>
      <Emblem />
      {company.name}
    </p>
    <div className="tape" />
    <p>
      {texts.received} <b>{texts.reference}</b>
    </p>
    <p className={styles.lane}>{texts.lane.replace('→ ', '→\u00a0')}</p>
    <p>
      <b>{enRequest.answerBy(answerBy)}</b>
    </p>
    <ol className={styles.events}>
      <Event what={enRequest.states.received}>{timeOf(sample.received)}</Event>
      <Event what={enRequest.states['in progress']}>{enRequest.stateNotes['in progress']}</Event>
      <Event what={enRequest.states.answered}>{texts.by(answerBy)}</Event>
    </ol>
  </div>
)

/** The history of a request, newest first: an earlier answer is struck out, and stays. */
export const History = () => (
  <ol className={`boxed r2 sheet type-small ${styles.events}`}>
    <Event what={events.quoted}>{timeOf(sample.quoted)}</Event>
    <Event what={events.noted}>{timeOf(sample.noted)}</Event>
    <Event what={events.amended}>
      <span>
        {fields.pickupDate?.label}:{' '}
        <s className="steel">{shortDay(pickup.before, DEFAULT_LOCALE, 'short')}</s>{' '}
        <ins>{shortDay(pickup.after, DEFAULT_LOCALE, 'short')}</ins>
      </span>
      {timeOf(sample.amended)}
    </Event>
    <Event what={events.received}>{timeOf(sample.received)}</Event>
  </ol>
)

const Event = ({ what, children }: { what: string; children: ReactNode }) => (
  <li>
    <b>{what}</b>
    <small className="steel">{children}</small>
  </li>
)

export const Asked = () => (
  <div className={`boxed r2 sheet type-small ${styles.fields}`}>
    <ul className="cluster">
      {Object.keys(driver.fields).map((name) => (
        <li key={name}>{formTexts(driver).fields[name]?.label}</li>
      ))}
    </ul>
    <p>{texts.never}</p>
    <ul className={`cluster ${styles.never}`}>
      {texts.neverAsked.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </div>
)
