import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readFeedDate } from './feed-date.ts'

/** Of the test suites of feedparser and miniflux, and our own. */
const dates: { written: string; utc: string | null }[] = readFileSync(
  path.join(import.meta.dirname, 'testing/feed-dates.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

test.each(dates)('$written is $utc', ({ written, utc }) => {
  expect(readFeedDate(written)).toBe(utc === null ? undefined : Date.parse(utc))
})
