import { expect, test } from 'vitest'
import { mayChange, type SubmissionChange } from './allowed-changes.ts'
import { submissionStates } from './inbox.ts'

const changes: SubmissionChange[] = [
  'amend',
  'note',
  'withdraw',
  'accept',
  'decline',
  'take-back',
  'requote',
  'erase',
  'state',
  'owner',
  'reply',
  'quote',
  'booking',
  'email',
  'correct',
]
const open = (who: 'sender' | 'staff', state: (typeof submissionStates)[number]) =>
  changes.filter((what) => mayChange(who, what, { state, erasedAt: null }))

test('a sender changes what nobody works on, decides about a quote, and erases in any state', () => {
  expect(submissionStates.map((state) => [state, open('sender', state).join()])).toEqual([
    ['received', 'amend,note,withdraw,erase'],
    ['in progress', 'note,withdraw,erase'],
    ['answered', 'note,erase'],
    ['quoted', 'note,accept,decline,requote,erase'],
    ['accepted', 'note,accept,take-back,erase'],
    ['booked', 'note,accept,erase'],
    ['closed', 'erase'],
    ['withdrawn', 'erase'],
    ['spam', 'amend,note,withdraw,erase'],
  ])
})

test('staff quote what nobody has accepted, book what was accepted, and correct what is open', () => {
  const always = 'note,erase,state,owner,reply'
  expect(submissionStates.map((state) => [state, open('staff', state).join()])).toEqual([
    ['received', `${always},quote,email,correct`],
    ['in progress', `${always},quote,email,correct`],
    ['answered', `${always},quote,email,correct`],
    ['quoted', `${always},quote,email,correct`],
    ['accepted', `${always},booking,email,correct`],
    ['booked', `${always},email`],
    ['closed', `${always},quote,email`],
    ['withdrawn', always],
    ['spam', always],
  ])
})

test('nothing changes what was erased', () => {
  const erased = { state: 'received', erasedAt: '2026-11-30T12:00:00.000Z' } as const
  for (const who of ['sender', 'staff'] as const)
    for (const what of changes) expect(mayChange(who, what, erased)).toBe(false)
})
