import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { InboxSummary, UnsentMessage } from '../../../../../domain/submissions/inbox.ts'
import { Warnings } from './warnings.tsx'

afterEach(() => void vi.unstubAllGlobals())

const unsent = (id: string): UnsentMessage => ({
  id,
  kind: 'confirmation',
  to: `${id}@shipper.example`,
  error: '550 RCPT TO',
  reference: null,
})

/** The ids of the messages that are named, where this browser has stored these. */
function named({ dead = [] as string[], withheld = '' }, stored: Record<string, string> = {}): string[] {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null })
  const numbers = {
    deadLetters: dead.length,
    deliveryProblems: {
      dead: dead.map(unsent),
      withheld: withheld ? { count: 1, newest: unsent(withheld) } : null,
      mail: null,
      disk: null,
    },
  } as Partial<InboxSummary> as InboxSummary
  const warnings = createElement(Warnings, { numbers, onChange: async () => {} })
  const html = renderToString(createElement(MemoryRouter, undefined, warnings))
  return [...html.matchAll(/(\w+)@shipper\.example/g)].map(([, id = '']) => id)
}

test('the newest message that was not sent is named', () =>
  expect(named({ dead: ['new', 'old'], withheld: 'held' })).toEqual(['new', 'held']))

test('hidden messages are named no more, however many there are', () =>
  expect(named({ dead: ['new', 'old'] }, { inboxDeadLettersHidden: 'new old' })).toEqual([]))

test('a message that was not among the hidden ones is named, newer or older', () => {
  expect(named({ dead: ['newer', 'new'] }, { inboxDeadLettersHidden: 'new old' })).toEqual(['newer'])
  expect(named({ dead: ['new', 'old'] }, { inboxDeadLettersHidden: 'new' })).toEqual(['old'])
})

test('part of an id hides nothing', () =>
  expect(named({ dead: ['new'] }, { inboxDeadLettersHidden: 'newer' })).toEqual(['new']))

test('dead and withheld messages are hidden apart', () =>
  expect(named({ dead: ['new'], withheld: 'held' }, { inboxWithheldHidden: 'held' })).toEqual(['new']))
