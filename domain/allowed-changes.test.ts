import { expect, test } from 'vitest'
import { mayChange, type SubmissionChange } from './allowed-changes.ts'
import { submissionStates } from './inbox.ts'

const changes: SubmissionChange[] = ['amend', 'note', 'withdraw', 'erase', 'state', 'owner', 'reply']
const open = (who: 'sender' | 'staff', state: (typeof submissionStates)[number]) =>
  changes.filter((what) => mayChange(who, what, { state, erasedAt: null }))

test('a sender changes what nobody works on, and erases in any state', () => {
  expect(submissionStates.map((state) => [state, open('sender', state).join()])).toEqual([
    ['received', 'amend,note,withdraw,erase'],
    ['in progress', 'note,withdraw,erase'],
    ['answered', 'note,erase'],
    ['closed', 'erase'],
    ['withdrawn', 'erase'],
    ['spam', 'amend,note,withdraw,erase'],
  ])
})

test('staff never change what was sent', () => {
  for (const state of submissionStates)
    expect(open('staff', state).join()).toBe('note,erase,state,owner,reply')
})

test('nothing changes what was erased', () => {
  const erased = { state: 'received', erasedAt: '2026-11-30T12:00:00.000Z' } as const
  for (const who of ['sender', 'staff'] as const)
    for (const what of changes) expect(mayChange(who, what, erased)).toBe(false)
})
