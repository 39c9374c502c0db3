import { expect, test } from 'vitest'
import type { ListedSubmission } from '../../../../domain/submissions/inbox.ts'
import { planChange, planUndo } from './bulk-change.ts'

const line = (reference: string, state: string, owner: string | null = null) =>
  ({ reference, state, owner, version: 3 }) as ListedSubmission

const one = line('Q-1', 'received', 'robin@c.example')
const lines = [one, line('Q-2', 'quoted'), line('Q-3', 'closed'), line('Q-4', 'withdrawn')]

test('what a quote or its sender has decided is left out of a change of state, not of one of owner', () => {
  expect(planChange(lines, { state: 'closed' })).toEqual({
    changes: [{ reference: 'Q-1', version: 3, state: 'closed' }],
    leftOut: ['Q-2', 'Q-4'],
  })
  expect(planChange(lines, { owner: null })).toEqual({
    changes: [{ reference: 'Q-1', version: 3, owner: null }],
    leftOut: [],
  })
})

test('an undo puts back what has changed, from its new version', () => {
  const submission = { ...one, version: 4 }
  expect(
    planUndo(lines, { owner: 'dana@c.example' }, [
      { reference: 'Q-1', outcome: 'changed', submission },
      { reference: 'Q-2', outcome: 'conflict', submission },
      { reference: 'Q-3', outcome: 'not-found', submission: null },
    ]),
  ).toEqual([{ reference: 'Q-1', version: 4, owner: 'robin@c.example' }])
})
