import { expect, test } from 'vitest'
import { fairTurns } from './fair-turns.ts'

/** Tasks that end when told; `began` names them in the order in which they began, with their places. */
function opened(places: number) {
  const turns = fairTurns(places)
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    began,
    add: (key: string, name: string) =>
      turns(key, (place) => {
        began.push(`${name} at ${place}`)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }),
    async end(name: string) {
      ends.get(name)?.()
      await settle()
    },
  }
}

test('one key with many tasks lets each other key go before its next', async () => {
  const { began, add, end } = opened(1)
  for (const number of [1, 2, 3, 4]) void add('flood', `flood ${number}`)
  void add('one', 'one')
  void add('two', 'two')
  for (const name of ['flood 1', 'one', 'two', 'flood 2']) await end(name)
  expect(began.map((entry) => entry.replace(' at 0', ''))).toEqual([
    'flood 1',
    'one',
    'two',
    'flood 2',
    'flood 3',
  ])
})

test('one key never takes two places, so that another finds one free', async () => {
  const { began, add, end } = opened(2)
  void add('flood', 'flood 1')
  void add('flood', 'flood 2')
  void add('one', 'one')
  expect(began).toEqual(['flood 1 at 0', 'one at 1'])
  await end('one')
  expect(began).toHaveLength(2)
  await end('flood 1')
  expect(began.at(-1)).toBe('flood 2 at 0')
})

test('a task that fails gives its place back', async () => {
  const turns = fairTurns(1)
  await expect(turns('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await turns('a', async () => 'next')).toBe('next')
})
