import { expect, test } from 'vitest'
import { dispatchMails } from '../staff/dispatch-mail.ts'
import { entryOf, eventsWith, hasRule } from './submission-events.ts'

test('what is signalled to staff at once, the sender wrote or decided', () => {
  expect(eventsWith('isSignalled')).toEqual([
    'message',
    'mail received',
    'accepted',
    'declined',
    'quote reopened',
    'new price asked',
    'erasure asked',
  ])
})

test('a note for staff only is never shown to the sender', () => {
  expect(hasRule('staff note', 'isShown')).toBe(false)
  expect(entryOf('staff note')?.kind).toBe('note')
  expect(hasRule('replied', 'isTextShown')).toBe(false)
})

test('mail that an owner can turn off is mail that exists', () => {
  expect(eventsWith('isMailed')).toEqual(expect.arrayContaining([...dispatchMails]))
})
