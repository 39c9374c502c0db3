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
      <li className="grid content-start gap-4 gap-x-page unbroken" key={title}>
        <figure className="flex column boxed r3 clip well">
          <div className="grow grid one-column center p-4">{proof}</div>
          <figcaption className="py-2 px-4 ruled sheet type-small steel">{caption}</figcaption>
        </figure>
        <div>
          <h3>{title}</h3>
          <p className="mt-1 slate">{nonBreakingUnits(text)}</p>
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
    <p className={`px-4 ${styles.name}`}>
      <Emblem />
      {company.name}
    </p>
    <div className="tape" />
    <p className="px-4">
      {texts.received} <b>{texts.reference}</b>
    </p>
    <p className="px-4 mt-1 mb-2 type-h4">{texts.lane.replace('→ ', '→\u00a0')}</p>
    <p className="px-4">
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
      <span className="block">
        {fields.pickupDate?.label}:{' '}
        <s className="steel">{shortDay(pickup.before, DEFAULT_LOCALE, 'short')}</s>{' '}
        <ins className="ink plain">{shortDay(pickup.after, DEFAULT_LOCALE, 'short')}</ins>
      </span>
      {timeOf(sample.amended)}
    </Event>
    <Event what={events.received}>{timeOf(sample.received)}</Event>
  </ol>
)

const Event = ({ what, children }: { what: string; children: ReactNode }) => (
  <li>
    <b className="block">{what}</b>
    <small className="steel block">{children}</small>
  </li>
)

export const Asked = () => (
  <div className={`boxed r2 sheet type-small ${styles.fields}`}>
    <ul className="cluster">
      {Object.keys(driver.fields).map((name) => (
        <li className="edged r1" key={name}>
          {formTexts(driver).fields[name]?.label}
        </li>
      ))}
    </ul>
    <p className="mt-3 mb-2">{texts.never}</p>
    <ul className={`cluster ${styles.never}`}>
      {texts.neverAsked.map((name) => (
        <li className="edged r1" key={name}>
          {name}
        </li>
      ))}
    </ul>
  </div>
)
