import * as z from 'zod/mini'
import { phoneQuoteRequest } from '../../../domain/forms/quote-request.ts'
import { HOUR } from '../../../domain/time/durations.ts'
import { removeDraft } from '../../boot/drafts.ts'

const DRAFT = 'inboxDraft:'
const OPENED = 'inboxOpened'
const MAX_OPENED = 2000
/** As long as a session lasts at most. */
const DRAFT_HOURS = 12

/** What this browser remembers for the staff pages; a browser that forbids storage remembers nothing. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing on the page depends on it.
  }
}

export const draftKey = (reference: string): string => `${DRAFT}${reference}`

/** Files that go out with a reply, by the reference: as long as the tab is open, since no browser stores them as lightly. */
export const attachedFiles = new Map<string, readonly File[]>()

export const quoteDraftKey = (reference: string): string => draftKey(`${reference} quote`)

export const openedReferences = (): ReadonlySet<string> => new Set(readStored(OPENED)?.split(' '))

export function rememberOpened(reference: string): void {
  const opened = [...openedReferences()].filter((one) => one !== reference)
  store(OPENED, [...opened, reference].slice(-MAX_OPENED).join(' '))
}

/** Removes what was stored about submissions. After a time-out drafts stay, so that nothing typed is lost. */
export function forgetSubmissions(how: 'all' | 'but drafts'): void {
  store(OPENED, undefined)
  if (how === 'all') {
    removeDraft(phoneQuoteRequest.id)
    attachedFiles.clear()
  }
  for (const key of draftKeys()) if (how === 'all' || isOld(key)) store(key, undefined)
}

export const hasDrafts = (): boolean => draftKeys().length > 0

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(DRAFT))
  } catch {
    return []
  }
}

/** Of a reply or a quote. Milliseconds since 1970; 0 without a draft. */
export const draftTypedAt = (reference: string): number =>
  Math.max(typedAt(draftKey(reference)), typedAt(quoteDraftKey(reference)))

const typedAt = (key: string): number => Date.parse(readDraft(key, z.unknown())?.at ?? '') || 0

/** What was typed, with its time in ISO 8601; undefined for anything but a draft. */
export function readDraft<Content>(
  key: string,
  schema: z.ZodMiniType<Content>,
): { content: Content; at: string } | undefined {
  try {
    const stored = JSON.parse(readStored(key) ?? '')
    return { content: schema.parse(stored), at: z.iso.datetime().parse(stored.at) }
  } catch {
    return undefined
  }
}

const isOld = (key: string): boolean => !(Date.now() - typedAt(key) < DRAFT_HOURS * HOUR)
