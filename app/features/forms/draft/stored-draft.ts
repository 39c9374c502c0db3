import { controlNames, type FormDefinition } from '../../../../domain/forms/form.ts'
import { isRecord } from '../../../../domain/is-record.ts'
import { readDraft } from '../../../boot/drafts.ts'
import type { Attempt } from '../send/attempt.ts'
import type { FormValues } from './form-values.ts'

/** What outlives a reload of the page. */
export interface RestoredDraft {
  typed: FormValues
  attempt?: Attempt | undefined
  /** Of the page, as it was last filled in. */
  query?: string | undefined
  /** Names of files that were chosen before a reload, by field; browsers do not let a page choose them again. */
  chosen?: Record<string, string> | undefined
}

/** What the tab stored of this form; anything that does not belong to it is ignored. */
export function restoredDraft(
  definition: FormDefinition,
  stored: unknown = readDraft(definition.id),
): RestoredDraft {
  const { typed, attempt, query, chosen } = isRecord(stored) ? stored : {}
  return {
    typed: isRecord(typed) ? valuesOf(definition, typed) : {},
    attempt: isAttempt(attempt) ? attempt : undefined,
    query: typeof query === 'string' ? query : undefined,
    chosen: isRecord(chosen) ? textsIn(chosen) : undefined,
  }
}

const valuesOf = (definition: FormDefinition, typed: Record<string, unknown>): FormValues =>
  Object.fromEntries(
    Object.entries(typed).filter(
      (entry): entry is [string, string | string[]] =>
        controlNames(definition).includes(entry[0]) && (typeof entry[1] === 'string' || isTexts(entry[1])),
    ),
  )

const textsIn = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.fingerprint === 'string' &&
  ['no', 'maybe', 'yes'].includes(String(value.stored))
