import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { driver } from '../../../domain/forms/driver.ts'
import { quote } from '../../../domain/forms/quote-request.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { answerDeadline } from '../../../domain/time/answer-deadline.ts'
import { calgaryTime, shortDay } from '../../../domain/time/calgary-time.ts'
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
        <h3>{title}</h3>
        <p>{nonBreakingUnits(text)}</p>
      </li>
    ))}
  </ul>
)

/** A sample request: when it came, and the pickup that was changed. */
const sample = { receivedAt: '2026-11-24T16:27:00Z', changedAt: '2026-11-24T16:31:00Z' }
const pickup = { before: '2026-11-26', after: '2026-11-27' }

const timeOf = (at: string) => calgaryTime(at, 'weekday', DEFAULT_LOCALE)

/** As the confirmation of a quote request begins. */
export const Confirmation = () => (
  <div className={styles.mail}>
    <p className={styles.name}>
      <Emblem />
      {company.name}
    </p>
    <div className="tape" />
    <p>
      {texts.received} <b>{texts.reference}</b>
    </p>
    <p className={styles.lane}>{texts.lane}</p>
    <p>
      <b>{enRequest.answerBy(timeOf(answerDeadline(quote, sample.receivedAt) ?? sample.receivedAt))}</b>
    </p>
  </div>
)

/** A change in the history of a request: the earlier answer is struck out, and stays. */
export const Change = () => (
  <ol className={styles.history}>
    <li>
      <b>{formTexts(quote).fields.pickupDate?.label}</b>
      <span>
        <s>{shortDay(pickup.before, DEFAULT_LOCALE, 'short')}</s>{' '}
        <ins>{shortDay(pickup.after, DEFAULT_LOCALE, 'short')}</ins>
      </span>
      <small>{timeOf(sample.changedAt)}</small>
    </li>
    <li>
      <b>{texts.receivedEvent}</b>
      <small>{timeOf(sample.receivedAt)}</small>
    </li>
  </ol>
)

/** Every field of the driver form, and what it never asks. */
export const Asked = () => (
  <div className={styles.fields}>
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
