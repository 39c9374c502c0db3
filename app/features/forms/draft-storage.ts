import type { FormDefinition } from '../../../domain/form.ts'
import type { Attempt } from './attempt.ts'
import type { Draft, FormValues } from './draft.ts'

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type StoredDraft = Pick<Draft, 'typed' | 'attempt' | 'query' | 'chosen'>

/** Reading `sessionStorage` throws where storage is forbidden; on the server there is none. */
const tabStorage = (): TabStorage => globalThis.sessionStorage

const keyOf = ({ id }: FormDefinition): string => `draft.${id}`

/** Of a file only its name is stored, of a password nothing. A storage that is forbidden or full changes nothing else. */
export function storeDraft(
  definition: FormDefinition,
  { typed, attempt, query, chosen }: Draft,
  storage = tabStorage,
): void {
  const stored: StoredDraft = {
    typed: storableValues(definition, typed),
    attempt,
    query,
    chosen: { ...chosen, ...fileNames(typed) },
  }
  attemptTo(() => storage().setItem(keyOf(definition), JSON.stringify(stored)))
}

export function removeStoredDraft(definition: FormDefinition, storage = tabStorage): void {
  attemptTo(() => storage().removeItem(keyOf(definition)))
}

/** Anything that this site did not store itself is ignored. */
export function loadDraft(definition: FormDefinition, storage = tabStorage): StoredDraft | undefined {
  const stored = attemptTo((): unknown => JSON.parse(storage().getItem(keyOf(definition)) ?? 'null'))
  if (!isRecord(stored) || !isRecord(stored.typed)) return undefined
  return {
    typed: storableValues(definition, stored.typed),
    attempt: isAttempt(stored.attempt) ? stored.attempt : undefined,
    query: typeof stored.query === 'string' ? stored.query : undefined,
    chosen: isRecord(stored.chosen) ? textsIn(stored.chosen) : undefined,
  }
}

const storableValues = ({ fields }: FormDefinition, typed: Record<string, unknown>): FormValues =>
  Object.fromEntries(
    Object.entries(typed).filter(
      (entry): entry is [string, string | string[]] =>
        Object.hasOwn(fields, entry[0]) &&
        !['password', 'file'].includes(fields[entry[0]]?.control ?? '') &&
        (typeof entry[1] === 'string' || isTexts(entry[1])),
    ),
  )

const fileNames = (typed: FormValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      value instanceof File && value.name !== '' ? [[name, value.name]] : [],
    ),
  )

const textsIn = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

function attemptTo<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.fingerprint === 'string' &&
  ['no', 'maybe', 'yes'].includes(String(value.stored))
