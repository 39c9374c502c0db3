import { expect, test } from 'vitest'
import type { SiteProblem } from '../../domain/staff/site-problems.ts'
import { HOUR, MINUTE } from '../../domain/time/durations.ts'
import { compareProblems, type ToldProblems } from './compare-problems.ts'

const NOON = Date.parse('2026-11-20T19:00:00Z')
const dead: SiteProblem = { kind: 'dead mail', count: 1 }
const overdue = (...references: string[]): SiteProblem => ({
  kind: 'overdue',
  references,
  count: references.length,
})

/** What is told at each check: minutes after noon, and the problems of that moment. */
function told(...checks: [minutes: number, ...problems: SiteProblem[]][]) {
  let before: ToldProblems = {}
  return checks.map(([minutes, ...problems]) => {
    const { begun, over, told } = compareProblems(before, problems, NOON + minutes * MINUTE)
    before = JSON.parse(JSON.stringify(told))
    return { begun, over }
  })
}

const nothing = { begun: [], over: [] }

test('a problem is told once, and once more when it is over', () => {
  expect(told([0, dead], [5, { kind: 'dead mail', count: 9 }], [10], [25], [30])).toEqual([
    { begun: [dead], over: [] },
    nothing,
    nothing,
    { begun: [], over: [dead] },
    nothing,
  ])
})

test('a problem that comes back at once was never over', () => {
  expect(told([0, dead], [5], [10, dead], [15], [25, dead], [30], [45])).toEqual([
    { begun: [dead], over: [] },
    ...[nothing, nothing, nothing, nothing, nothing],
    { begun: [], over: [dead] },
  ])
})

test('each request that becomes overdue is told once, together with those of the same hour', () => {
  const one = overdue('Q-1')
  expect(
    told(
      [0, one],
      [5, overdue('Q-1', 'Q-2')],
      [30, overdue('Q-1', 'Q-2', 'Q-3')],
      [60, overdue('Q-2', 'Q-3')],
    ),
  ).toEqual([{ begun: [one], over: [] }, nothing, nothing, { begun: [overdue('Q-2', 'Q-3')], over: [] }])
})

test('of requests that stay overdue nothing more is told', () => {
  expect(told([0, overdue('Q-1', 'Q-2')], [HOUR / MINUTE, overdue('Q-2')], [600, overdue('Q-2')])).toEqual([
    { begun: [overdue('Q-1', 'Q-2')], over: [] },
    nothing,
    nothing,
  ])
})

test('two servers that go away are two problems', () => {
  const gone = (name: string): SiteProblem => ({ kind: 'instance', name, since: '2026-11-20T18:57:00Z' })
  expect(told([0, gone('a:1')], [5, gone('a:1'), gone('b:1')])).toEqual([
    { begun: [gone('a:1')], over: [] },
    { begun: [gone('b:1')], over: [] },
  ])
})
