import type { Answers } from '../../../domain/forms/form.ts'
import { isRecord } from '../../../domain/is-record.ts'

export interface LocalRecord {
  formName: string
  data: Record<string, unknown>
  /** ISO. */
  timestamp: string
}

/** Where the list is, as the specification names it. */
export const STORED_AS = 'formSubmissions'

/** The oldest are removed beyond this number. */
export const MAX_RECORDS = 200

type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Puts a submission at the head of the list; a storage that is forbidden or full harms nothing. */
export function addRecord(
  sent: { formName: string; data: Answers },
  storage = browserStorage,
  now = new Date(),
): void {
  const record = { ...sent, timestamp: now.toISOString() }
  write(storage, [record, ...readRecords(readStored(storage))].slice(0, MAX_RECORDS))
  notify()
}

export function clear(storage = browserStorage): void {
  try {
    storage().removeItem(STORED_AS)
  } catch {
    // Forbidden: then there is nothing to clear either.
  }
  notify()
}

/** The list as it is stored; empty where the browser stores nothing. */
export function readStored(storage = browserStorage): string {
  try {
    return storage().getItem(STORED_AS) ?? ''
  } catch {
    return ''
  }
}

/** Newest first. Whatever is not a record is skipped: anyone can write into this storage. */
export function readRecords(stored: string): LocalRecord[] {
  return parse(stored)
    .filter(isLocalRecord)
    .toSorted((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp))
}

/** Called when the list may have changed: here, in another tab, or unnoticed. */
export function watch(listener: () => void): () => void {
  const timer = setInterval(listener, REFRESHED_EVERY)
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    clearInterval(timer)
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const REFRESHED_EVERY = 30_000

const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

/** The very access is an error in some browsers' private modes. */
const browserStorage = (): RecordStorage => window.localStorage

/** Half as many each time, until they fit. */
function write(storage: () => RecordStorage, records: LocalRecord[]): void {
  if (records.length === 0) return
  try {
    storage().setItem(STORED_AS, JSON.stringify(records))
  } catch {
    write(storage, records.slice(0, Math.floor(records.length / 2)))
  }
}

function parse(stored: string): unknown[] {
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

const isLocalRecord = (value: unknown): value is LocalRecord =>
  isRecord(value) &&
  typeof value.formName === 'string' &&
  typeof value.timestamp === 'string' &&
  !Number.isNaN(Date.parse(value.timestamp)) &&
  isRecord(value.data)
