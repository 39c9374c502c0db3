import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| (met|not met) \| ([^|]+) \|$/gm)].map(
  ([, id = '', state, shownBy = '']) => ({ id, isMet: state === 'met', shownBy }),
)
const unmet = rows.filter(({ isMet }) => !isMet).map(({ id }) => id)

test('the numbers of the summary are those of the tables', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const summary = /(\d+) requirements apply; (\d+) are met \((\d+) %\)/.exec(text)
  const met = rows.length - unmet.length
  expect(summary?.slice(1).map(Number)).toEqual([rows.length, met, Math.round((100 * met) / rows.length)])
  expect(text).toContain(`Not met: ${unmet.join(', ')}.`)
})

test('every file that a row names exists', () => {
  const files = rows.flatMap(({ shownBy }) => [
    ...shownBy.matchAll(/`([\w-]+\/[\w./-]+|[\w.-]+\.test\.ts)`/g),
  ])
  expect(files.length).toBeGreaterThan(100)
  expect(files.map(([, file = '']) => file).filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
