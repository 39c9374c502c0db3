import { expect, test } from 'vitest'
import type { ListedSubmission } from '../../../../domain/submissions/inbox.ts'
import { refreshLimit, refreshLines } from './use-list.ts'

/** Lines of consecutive numbers, the newest first. */
const lines = (newest: number, oldest: number): ListedSubmission[] =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => ({
    reference: `Q-${newest - index}`,
  })) as ListedSubmission[]

test.each([
  [0, 50],
  [50, 50],
  [130, 130],
  [200, 200],
  [250, 200],
])('where %i lines are shown, a refresh asks for %i', (shown, limit) =>
  expect(refreshLimit(shown)).toBe(limit),
)

test('a refresh keeps the lines beyond 200, each once, and goes on where they end', () => {
  const before = { lines: lines(250, 1), next: 'after 1' }
  const after = refreshLines(before, { submissions: lines(253, 54), next: 'after 54' }, 200)
  expect(after.next).toBe('after 1')
  expect(after.lines).toEqual(lines(253, 1))
})

test('lines that are gone from the first 200 are followed by what comes next', () => {
  const before = { lines: lines(250, 1), next: 'after 1' }
  const submissions = [...lines(250, 101), ...lines(90, 41)]
  expect(refreshLines(before, { submissions, next: 'after 41' }, 200)).toEqual({
    lines: [...submissions, ...lines(40, 1)],
    next: 'after 1',
  })
})

test('nothing stays after the last line that there is', () => {
  const before = { lines: lines(250, 1), next: null }
  const response = { submissions: lines(120, 1), next: null }
  expect(refreshLines(before, response, 200)).toEqual({ lines: lines(120, 1), next: null })
})

test('a line from beyond 200 that moves up is shown once', () => {
  const before = { lines: lines(250, 1), next: null }
  const submissions = [...lines(7, 7), ...lines(250, 52)]
  const { lines: after } = refreshLines(before, { submissions, next: 'after 52' }, 200)
  expect(after.filter(({ reference }) => reference === 'Q-7')).toHaveLength(1)
  expect(after[0]?.reference).toBe('Q-7')
})

test('a refresh of up to 200 lines replaces them all, and goes on where the response ends', () => {
  const before = { lines: lines(60, 1), next: 'after 1' }
  expect(refreshLines(before, { submissions: lines(63, 4), next: 'after 4' }, 60)).toEqual({
    lines: lines(63, 4),
    next: 'after 4',
  })
})
