import { expect, test } from 'vitest'
import { cutHeaders } from './cut-headers.ts'

const cut = (source: string): string =>
  Buffer.from(cutHeaders(new Uint8Array(Buffer.from(source, 'latin1')))).toString('latin1')

test('an ordinary mail stays as it is, byte by byte', () => {
  const source = `From: Jos\xe9 <a@x.example>\r\nTo: b@y.example,\r\n ${'c@z.example,\r\n '.repeat(100)}d@z.example\r\nSubject: s\r\n\r\n${'From: in the body\r\n'.repeat(900)}`
  expect(cut(source)).toBe(source)
})

test.each(['\r\n', '\n'])('addresses without end are cut, and the fields after them stay', (line) => {
  const flood = `To: ${'a:'.repeat(50_000)}${line}`.repeat(9)
  const body = `${line}${line}Hello${line}`
  const result = cut(`From: a@x.example${line}${flood}Subject: s${body}`)
  expect(result).toMatch(new RegExp(`^From: a@x\\.example${line}To: a:`))
  expect(result.endsWith(`${line}Subject: s${body}`)).toBe(true)
  expect(result.length).toBeLessThan(3 * 4000 + 100)
})

test('a field in many lines is one field', () => {
  const result = cut(`From: ${'a@x.example,\r\n\t'.repeat(10_000)}\r\nSubject: s\r\n\r\nHello`)
  expect(result).toHaveLength(4000 + '\r\nSubject: s\r\n\r\nHello'.length)
})
