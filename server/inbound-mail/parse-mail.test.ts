import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseMail } from './parse-mail.ts'
import { attachment, mail, multipart, text } from './testing/build-mail.ts'
import { HISTORY_FACT, readReplies } from './testing/read-replies.ts'

const parse = (source: Buffer) => parseMail(new Uint8Array(source).buffer)

const replies = readReplies()

test('there are many replies', () => expect(replies.length).toBeGreaterThan(100))

test.each(replies)(
  'replies: $name',
  async ({ source, text, quotes = false, kind = 'message', files = [], leftOut = [] }) => {
    const parsed = await parse(source)
    expect(parsed.text).toBe(text)
    expect(parsed.quoted?.includes(HISTORY_FACT) ?? false).toBe(quotes)
    expect(parsed).toMatchObject({ kind, leftOut })
    expect(parsed.files.map(({ name }) => name)).toEqual(files)
  },
)

test('a paper of more than 10 MB is left out', async () => {
  const paper = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10 * 1024 * 1024)])
  const parsed = await parse(mail(multipart('mixed', text('Big.'), attachment('big.pdf', paper))))
  expect(parsed).toMatchObject({ text: 'Big.', files: [], leftOut: ['big.pdf'] })
})

test.each(replies.filter(({ returned }) => returned))(
  'what came back, and why, is read from $name',
  async ({ source, returned }) => {
    const { report } = await parse(source)
    expect(report?.messageIds[0]).toBe(returned?.messageId)
    expect(report?.reason).toBe(returned?.reason)
  },
)

interface Expected {
  kind: string
  text?: string[]
  textNot?: string[]
  quoted?: string[]
  filesInclude?: string[]
  named?: string[]
  messageIds?: string[]
  reason?: string
  sender?: string
}

const MAILS = path.join(import.meta.dirname, 'testing/mails')
const expected: Record<string, Expected> = JSON.parse(readFileSync(path.join(MAILS, 'expected.json'), 'utf8'))
const inOneLine = (text = ''): string => text.replaceAll(/\s+/g, ' ')

test.each(Object.entries(expected))('mails as files: %s', async (name, yields) => {
  const parsed = await parse(readFileSync(path.join(MAILS, `${name}.eml`)))
  const { kind, sender, report, files, leftOut } = parsed
  const names = files.map((file) => file.name)
  expect(kind).toBe(yields.kind)
  if (yields.sender !== undefined) expect(sender).toBe(yields.sender)
  for (const part of yields.text ?? []) expect(inOneLine(parsed.text)).toContain(part)
  for (const part of yields.textNot ?? []) expect(inOneLine(parsed.text)).not.toContain(part)
  for (const part of yields.quoted ?? []) expect(inOneLine(parsed.quoted)).toContain(part)
  expect(names).toEqual(expect.arrayContaining(yields.filesInclude ?? []))
  expect([...names, ...leftOut]).toEqual(expect.arrayContaining(yields.named ?? []))
  expect(report?.messageIds ?? []).toEqual(expect.arrayContaining(yields.messageIds ?? []))
  expect(report?.reason ?? '').toContain(yields.reason ?? '')
})
