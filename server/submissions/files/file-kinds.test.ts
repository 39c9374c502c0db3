import { expect, test } from 'vitest'
import { fileKind } from './file-kinds.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['with a sender', 'From: a@b.example\nDate: Mon, 23 Nov 2026 11:02:00 -0700\n\nHello\n'],
  [
    'with neither sender nor subject',
    'MIME-Version: 1.0\r\nTo: a@b.example\r\nContent-Type: text/plain\r\n\r\nHello\r\n',
  ],
  ['out of a mailbox', 'From a@b.example Mon Nov 23\nSubject: Rates\nTo: a@b.example\n\nHello\n'],
])('a mail %s is a mail by its bytes', (_, text) =>
  expect(fileKind('rates.txt', bytes(text))).toEqual({ type: 'message/rfc822', name: 'rates.txt.eml' }),
)

test.each(['To: the night shift\n\nThe keys are at the gate.\n', 'Hello\nFrom: me\nTo: you\n', ''])(
  '%j is no mail',
  (text) => expect(fileKind('note.eml', bytes(text))).toBeUndefined(),
)
