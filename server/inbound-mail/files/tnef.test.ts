import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailFiles } from './mail-files.ts'
import { filesInTnef, isTnef } from './tnef.ts'

const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
const attribute = (level: number, id: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([level]), number(id, 4), number(data.length, 4), data, number(0, 2)])
const tnef = (...attributes: Buffer[]): Buffer =>
  Buffer.concat([number(0x223e9f78, 4), number(1, 2), ...attributes])
const property = (type: number, id: number, value: Buffer): Buffer =>
  Buffer.concat([number(type, 2), number(id, 2), value])
const text = (written: string): Buffer => {
  const bytes = Buffer.from(`${written}\0`, 'utf16le')
  return Buffer.concat([number(1, 4), number(bytes.length, 4), padded(bytes)])
}

/** As Outlook writes an attachment: its short name, its bytes, then its properties with the long name. */
const file = (short: string, content: string, long?: string): Buffer =>
  Buffer.concat([
    attribute(2, 0x00069002, Buffer.alloc(14)),
    attribute(2, 0x00018010, Buffer.from(`${short}\0`, 'latin1')),
    attribute(2, 0x0006800f, Buffer.from(content)),
    ...(long === undefined
      ? []
      : [
          attribute(
            2,
            0x00069005,
            Buffer.concat([
              number(3, 4),
              property(3, 0x3705, number(1, 4)),
              property(
                31,
                0x8001,
                Buffer.concat([Buffer.alloc(16), number(1, 4), text('Name').subarray(4), text('of its own')]),
              ),
              property(31, 0x3707, text(long)),
            ]),
          ),
        ]),
  ])

test('the files of a winmail.dat are read, under their long names', () => {
  const message = attribute(1, 0x0002800c, Buffer.from('See the papers.\0'))
  const packed = tnef(
    message,
    file('BILLOF~1.PDF', '%PDF-1.7', 'Bill of lading – Montréal.pdf'),
    file('b.txt', 'B'),
  )
  expect(isTnef(packed)).toBe(true)
  expect(filesInTnef(packed).map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([
    ['Bill of lading – Montréal.pdf', '%PDF-1.7'],
    ['b.txt', 'B'],
  ])
})

test('what is taken of them is stored, the rest is named; without any file it is named itself', () => {
  const attachmentOf = (content: Buffer) => ({
    filename: 'winmail.dat',
    mimeType: 'application/ms-tnef',
    disposition: 'attachment' as const,
    content: new Uint8Array(content).buffer,
  })
  const { files, leftOut } = mailFiles([
    attachmentOf(tnef(file('a.pdf', '%PDF-1.7'), file('setup.exe', 'MZ'))),
  ])
  expect(files).toMatchObject([{ name: 'a.pdf', type: 'application/pdf', bytes: 8 }])
  expect(leftOut).toEqual(['setup.exe'])
  expect(mailFiles([attachmentOf(tnef())]).leftOut).toEqual(['winmail.dat'])
})

test('an embedded message, which has no bytes of its own, is named', () => {
  const embedded = Buffer.concat([
    attribute(2, 0x00069002, Buffer.alloc(14)),
    attribute(2, 0x00018010, Buffer.from('The order\0')),
  ])
  const packed = new Uint8Array(tnef(embedded, file('a.pdf', '%PDF-1.7'))).buffer
  const { files, leftOut } = mailFiles([
    { filename: 'winmail.dat', mimeType: 'application/ms-tnef', disposition: 'attachment', content: packed },
  ])
  expect(files.map(({ name }) => name)).toEqual(['a.pdf'])
  expect(leftOut).toEqual(['The order'])
})

test('no bytes make it fail or take long', () => {
  const whole = tnef(file('a.pdf', '%PDF-1.7', 'long.pdf'))
  for (let end = 0; end < whole.length; end += 1) filesInTnef(whole.subarray(0, end))
  const endless = tnef(
    file('a.pdf', '%PDF-1.7'),
    attribute(2, 0x00069005, Buffer.concat([number(1, 4), property(0x1003, 1, number(0xffffffff, 4))])),
  )
  expect(filesInTnef(endless)).toHaveLength(1)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      filesInTnef(Buffer.concat([whole, bytes]))
      filesInTnef(Buffer.concat([whole.subarray(0, 60), bytes]))
    }),
  )
})
