import type { DatabaseSync } from 'node:sqlite'
import { examples } from '../../../domain/forms/examples.ts'
import type { SubmissionForm } from '../../../domain/forms/form.ts'
import { forms } from '../../../domain/forms/forms.ts'
import { DAY, HOUR } from '../../../domain/time/durations.ts'
import { createId, createReference } from '../../store/ids.ts'

const DAYS = 30
/** Requests by day of the week, from Sunday. */
const USUAL = [1, 7, 6, 8, 7, 5, 2]

/** What came in during the month before and was answered, with a customer who asked every week. */
export function addPastMonth(database: DatabaseSync, terms: object): void {
  const noon = new Date().setUTCHours(19, 0, 0, 0)
  for (let ago = DAYS - 1; ago >= 1; ago--) {
    const day = noon - ago * DAY
    const requests = (USUAL[new Date(day).getUTCDay()] ?? 0) + ((ago * 5) % 3)
    for (let number = 0; number < requests; number++) {
      const isCustomer = number === 0 && ago % 7 === 3
      const submission = addSubmission(database, forms.quote, day + (number - 3) * HOUR, {
        ...examples.quote,
        deliveryLocation: 'Dallas, TX',
        'freight.weight': 18_000,
        company: isCustomer ? 'Northfield Foods' : 'Rockyview Supply',
        email: isCustomer ? 'shipping@northfield.example' : `dock${ago}-${number}@rockyview.example`,
      })
      if (isCustomer) addQuote(database, submission, { ago, at: day, terms })
    }
    if (ago % 3 === 0) addSubmission(database, forms.carrier, day, examples.carrier)
    if (ago % 5 === 2) addSubmission(database, forms.driver, day + HOUR, examples.driver)
  }
}

function addSubmission(
  database: DatabaseSync,
  form: SubmissionForm,
  at: number,
  answers: Record<string, string | number>,
): string {
  const id = createId(at)
  const hoursToAnswer = 1 + (Math.floor(at / HOUR) % 7)
  insert(database, 'submissions', {
    id,
    reference: createReference(form.letter),
    form: form.name,
    answers: JSON.stringify(answers),
    received_at: new Date(at).toISOString(),
    fingerprint: id,
    locale: 'en-CA',
    state: 'answered',
    version: 1,
    email: String(answers.email),
    answered_at: new Date(at + hoursToAnswer * HOUR).toISOString(),
    key_version: 1,
    spam_score: 0,
  })
  return id
}

interface PastQuote {
  /** In days. */
  ago: number
  at: number
  terms: object
}

function addQuote(database: DatabaseSync, submission: string, { ago, at, terms }: PastQuote): void {
  insert(database, 'quotes', {
    id: createId(at + HOUR),
    submission,
    number: 1,
    state: ago % 2 ? 'accepted' : 'declined',
    currency: 'CAD',
    total: 780_100 - ago * 1300,
    valid_until: new Date(at + 3 * DAY).toISOString(),
    terms: JSON.stringify(terms),
    sent_at: new Date(at + HOUR).toISOString(),
    sent_by: 'dana@company.example',
    decided_at: new Date(at + 2 * HOUR).toISOString(),
    decision: JSON.stringify(
      ago % 2 ? { name: 'Zoë Sample', purchaseOrder: `PO-8${ago}` } : { reason: 'price' },
    ),
  })
}

function insert(database: DatabaseSync, table: string, row: Record<string, string | number>): void {
  const names = Object.keys(row)
  database
    .prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
    .run(...Object.values(row))
}
