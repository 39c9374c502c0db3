import { describe, expect, test } from 'vitest'
import { csvLines } from './csv.ts'
import { asCell } from './export-rows.ts'

describe('a cell that could be a formula has an apostrophe before it', () => {
  test.each([
    ...[
      '=1+1',
      '@SUM(1)',
      '+1+1',
      '-1-2',
      '-2+3+cmd|" /C calc"!A0',
      '|calc',
      '%0A',
      '--1',
      '+1-403-555-0117',
    ],
    ...['＝1+1', '＋1', '－1', '＠SUM(1)', '﹦1', '−1'],
    ...[' =1', '\t=1', '\r=1', '\n=1', '\u00a0=1', '\u3000＝1', '\ufeff=1', '\u0000=1', '\u200b=1', ' -1-2'],
  ])('%j', (text) => expect(asCell(text)).toBe(`'${text}`))
})

describe('what only looks like one stays as it is', () => {
  test.each(['-5', '-5.25', '-1,250.00', '+1 403 555 0117', '12 - 4', 'a=b', 'me@shipper.example', ''])(
    '%j',
    (text) => expect(asCell(text)).toBe(text),
  )
})

test('a cell of CSV with a separator or a line break is quoted, with its apostrophe', () => {
  expect(csvLines([['\r=1', '=a,"b"', ' c']])).toBe(`"'\r=1","'=a,""b""` + `"," c"\r\n`)
})
