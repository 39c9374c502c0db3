import { expect, test } from 'vitest'
import { refusals } from '../error-messages.ts'
import { readMultipart } from './multipart.ts'

const part = (name: string, value = '', more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const parse = (body: string, type = 'multipart/form-data; boundary=x') =>
  readMultipart(new TextEncoder().encode(body), type)

test.each([
  ['as browsers send it', 'multipart/form-data; boundary=x'],
  ['with a quoted boundary', 'multipart/form-data; boundary="x"'],
  ['after another parameter', 'Multipart/Form-Data; charset=utf-8; Boundary=x'],
])('a form is read %s', async (_, type) => {
  const body = `${part('name', 'Ana')}${part('resume', '%PDF', '; filename="cv.pdf"')}--x--\r\n`
  const form = (await parse(body, type)) as FormData
  expect(form.get('name')).toBe('Ana')
  expect(await (form.get('resume') as File).text()).toBe('%PDF')
})

test('forty parts are a form, one more is none', async () => {
  expect(await parse(`${part('a').repeat(40)}--x--\r\n`)).toBeInstanceOf(FormData)
  expect(await parse(`${part('a').repeat(41)}--x--\r\n`)).toBe(refusals.unreadable)
})

test.each([
  ['without a boundary', part('a'), 'multipart/form-data'],
  ['that is torn', part('a'), 'multipart/form-data; boundary=x'],
  ['with headers of a part that are too long', `${part('a'.repeat(5000))}--x--\r\n`],
  ['with a boundary of another name', `${part('a')}--x--\r\n`, 'multipart/form-data; boundary=y'],
])('a body %s is unreadable', async (_, body, type = 'multipart/form-data; boundary=x') => {
  expect(await parse(body, type)).toBe(refusals.unreadable)
})

test('texts of more than a form without files are too large, a file is not', async () => {
  const long = 'y'.repeat(70_000)
  expect(await parse(`${part('a', long)}--x--\r\n`)).toBe(refusals.tooLarge)
  expect(await parse(`${part('a', long, '; filename="a"')}--x--\r\n`)).toBeInstanceOf(FormData)
})
