import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { refusals } from '../error-messages.ts'
import { UploadFailed, withUploadedForm } from './receive-upload.ts'
import type { UploadRoom } from './upload-room.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'uploads-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const part = (name: string, value = '', more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const newRoom = (given: Partial<UploadRoom> = {}): UploadRoom => ({
  limit: 1_000_000,
  most: 3_000_000,
  readOn: 2_000_000,
  pace: { bytes: 1, everyMs: 10_000 },
  inUse: new Map(),
  ...given,
})
const sent = (body: BodyInit, type = 'multipart/form-data; boundary=x') =>
  new Request('http://localhost', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit)
const onDisk = () => readdirSync(path.join(dataDir, 'uploads'), { recursive: true })

/** What a handler reads; of files their name and content. */
async function parse(body: BodyInit, { type, room = newRoom(), client = 'one' }: Parsing = {}) {
  const result = await withUploadedForm(sent(body, type), { room, client, dataDir }, async (form) => {
    const read: [string, string, string?][] = []
    for (const [name, value] of form)
      read.push(typeof value === 'string' ? [name, value] : [name, value.name, await value.text()])
    return read
  })
  expect(onDisk()).toEqual([])
  expect(room.inUse.get(client) ?? 0).toBe(0)
  return result instanceof UploadFailed ? result.refusal : result
}
interface Parsing {
  type?: string
  room?: UploadRoom
  client?: string
}

test.each([
  ['as browsers send it', 'multipart/form-data; boundary=x'],
  ['with a quoted boundary', 'multipart/form-data; boundary="x"'],
  ['after another parameter', 'Multipart/Form-Data; charset=utf-8; Boundary=x'],
])('a form is read %s, and its files are gone afterwards', async (_, type) => {
  const files =
    part('resume', '%PDF', '; filename="Été %22neu%22.pdf"') +
    part('file', '', '; filename="leer.pdf"') +
    part('none', '', '; filename=""')
  expect(await parse(`${part('name', 'Zoë')}${files}--x--\r\n`, { type })).toEqual([
    ['name', 'Zoë'],
    ['resume', 'Été "neu".pdf', '%PDF'],
    ['file', 'leer.pdf', ''],
    ['none', '', ''],
  ])
})

test('files keep their order and every byte', async () => {
  const contents = Array.from({ length: 5 }, (_, n) => String(n).repeat(150_000 - n))
  const body = contents.map((content, n) => part('file', content, `; filename="${n}.pdf"`)).join('')
  expect(await parse(`${body}--x--\r\n`)).toEqual(contents.map((content, n) => ['file', `${n}.pdf`, content]))
})

test('forty parts are a form, one more is none', async () => {
  expect(await parse(`${part('a').repeat(40)}--x--\r\n`)).toHaveLength(40)
  expect(await parse(`${part('a').repeat(41)}--x--\r\n`)).toBe(refusals.unreadable)
})

test.each([
  ['without a boundary', part('a'), 'multipart/form-data'],
  ['that is torn', part('a'), 'multipart/form-data; boundary=x'],
  ['that is torn within a file', part('a', 'half', '; filename="a"').slice(0, -4)],
  ['with headers of a part that are too long', `${part('a'.repeat(5000))}--x--\r\n`],
  ['with a boundary of another name', `${part('a')}--x--\r\n`, 'multipart/form-data; boundary=y'],
])('a body %s is unreadable', async (_, body, type = 'multipart/form-data; boundary=x') => {
  expect(await parse(body, { type })).toBe(refusals.unreadable)
})

test('texts of more than a form without files are too large, a file is not', async () => {
  const long = 'y'.repeat(70_000)
  expect(await parse(`${part('a', long)}--x--\r\n`)).toBe(refusals.tooLarge)
  expect(await parse(`${part('a', long.slice(35_000)).repeat(2)}--x--\r\n`)).toBe(refusals.tooLarge)
  expect(await parse(`${part('a', long, '; filename="a"')}--x--\r\n`)).toHaveLength(1)
})

test('what is larger than the limit is read on, up to a bound, and refused', async () => {
  const body = (bytes: number) => `${part('a', 'y'.repeat(bytes), '; filename="a"')}--x--\r\n`
  expect(await parse(body(1_500_000))).toBe(refusals.fileTooLarge)
  expect(await parse(body(2_500_000))).toBe(refusals.fileTooLarge)
})

/** An upload that has sent some bytes of a file, and goes on when the test says so. */
function begin(room: UploadRoom, client: string, bytes: number) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const write = (text: string) => writer.write(new TextEncoder().encode(text)).catch(() => {})
  void write(part('a', 'y'.repeat(bytes), '; filename="a"').slice(0, -2))
  const ended = withUploadedForm(sent(readable), { room, client, dataDir }, () => 'handled')
  return { write, ended, end: () => write('\r\n--x--\r\n').then(() => writer.close()) }
}

test('one client holds a third of the room, and all others have the rest', async () => {
  const room = newRoom()
  const first = begin(room, 'one', 900_000)
  await expect.poll(() => room.inUse.get('one')).toBeGreaterThan(900_000)
  const body = `${part('a', 'y'.repeat(300_000), '; filename="a"')}--x--\r\n`
  const another = (client: string) => withUploadedForm(sent(body), { room, client, dataDir }, () => 'handled')
  expect(await another('one')).toMatchObject({ refusal: refusals.unavailable })
  expect(await another('two')).toBe('handled')
  await first.end()
  expect(await first.ended).toBe('handled')
  expect(await another('one')).toBe('handled')
  expect(room.inUse.size).toBe(0)
})

test('an upload that stands still is cut off', async () => {
  const room = newRoom({ pace: { bytes: 1, everyMs: 20 } })
  expect(await begin(room, 'one', 1000).ended).toMatchObject({ refusal: refusals.unreadable })
  expect(room.inUse.size).toBe(0)
  expect(onDisk()).toEqual([])
})
