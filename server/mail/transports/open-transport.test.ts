import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startSmtp } from '../../testing/programs/smtp.ts'
import { newFolder, openLog, silent } from '../../testing/test-dependencies.ts'
import type { Mail } from '../email-templates.ts'
import { removeMailFilesBefore, removeMailFilesOf } from './file-transport.ts'
import { openTransport } from './open-transport.ts'

const patience = new AbortController().signal

test('without SMTP_URL a message becomes a file, and the log says where', async () => {
  const { log, lines } = openLog()
  const dataDir = newFolder('mail-')
  const transport = openTransport({ dataDir }, log, 1)
  await transport.send(mail, patience)
  const folder = path.join(dataDir, 'mail')
  expect(lines.filter((line) => JSON.parse(line).folder === folder)).toHaveLength(1)
  expect(readdirSync(folder)).toEqual([`${mail.name}.eml`])
  const written = readFileSync(path.join(folder, `${mail.name}.eml`), 'utf8')
  for (const line of [
    'Message-ID: <one@bowline.example>',
    'To: pat@shipper.example',
    'Reply-To: desk@bowline.example',
  ])
    expect(written).toContain(line)
})

test('a message that is repeated takes the place of its file', async () => {
  const dataDir = newFolder('mail-')
  const transport = openTransport({ dataDir }, silent, 1)
  await transport.send(mail, patience)
  await transport.send({ ...mail, text: 'Once more' }, patience)
  expect(readdirSync(path.join(dataDir, 'mail'))).toEqual([`${mail.name}.eml`])
  expect(readFileSync(path.join(dataDir, 'mail', `${mail.name}.eml`), 'utf8')).toContain('Once more')
})

test('the files of an erased submission are deleted, and no others', async () => {
  const dataDir = newFolder('mail-')
  const transport = openTransport({ dataDir }, silent, 1)
  const names = [
    '01M7-Q-7F3K2M-dispatch',
    '01M8-Q-7F3K2M-confirmation',
    '01M9-Q-7F3K2N-dispatch',
    '01MA-test',
  ]
  for (const name of names) await transport.send({ ...mail, name }, patience)
  await removeMailFilesOf(dataDir, [])
  expect(readdirSync(path.join(dataDir, 'mail'))).toHaveLength(4)
  await removeMailFilesOf(dataDir, ['Q-7F3K2M', 'Q-AAAAAA'])
  expect(readdirSync(path.join(dataDir, 'mail'))).toEqual(['01M9-Q-7F3K2N-dispatch.eml', '01MA-test.eml'])
  await removeMailFilesBefore(dataDir, Date.now() - 60_000)
  expect(readdirSync(path.join(dataDir, 'mail'))).toHaveLength(2)
  await removeMailFilesBefore(dataDir, Date.now() + 60_000)
  expect(readdirSync(path.join(dataDir, 'mail'))).toEqual([])
})

test('without a folder of mail there is nothing to delete', () =>
  expect(removeMailFilesOf(newFolder('mail-'), ['Q-7F3K2M'])).resolves.toBeUndefined())

test('a name or subject with a line break adds no header and no recipient', async () => {
  const smtp = await startSmtp()
  const transport = openTransport({ smtpUrl: smtp.url, dataDir: '' }, silent, 1)
  await transport.send({ ...mail, subject: 'Hello\r\nBcc: everyone@shipper.example' }, patience)
  transport.close()
  await smtp.close()
  expect(smtp.received[0]?.to).toEqual(['pat@shipper.example'])
  expect(smtp.received[0]?.source).not.toMatch(/^Bcc:/im)
})

test('a message to two is sent to nobody', async () => {
  const smtp = await startSmtp()
  const transport = openTransport({ smtpUrl: smtp.url, dataDir: '' }, silent, 1)
  const twofold = { ...mail, recipient: 'pat@shipper.example, eve@shipper.example' }
  await expect(transport.send(twofold, patience)).rejects.toThrow()
  transport.close()
  await smtp.close()
  expect(smtp.received).toEqual([])
})

test('a send that is broken off ends', async () => {
  const smtp = await startSmtp({ onConnect: () => {} })
  const transport = openTransport({ smtpUrl: smtp.url, dataDir: '' }, silent, 1)
  const breaking = new AbortController()
  const sending = transport.send(mail, breaking.signal)
  breaking.abort()
  await expect(sending).rejects.toMatchObject({ code: 'EABORT', isAfterData: false })
  transport.close()
  await smtp.close()
})

test('a send that is broken off after DATA says that the message may have arrived', async () => {
  const breaking = new AbortController()
  const smtp = await startSmtp({
    onData(stream) {
      stream.resume()
      stream.on('end', () => breaking.abort())
    },
  })
  const transport = openTransport({ smtpUrl: smtp.url, dataDir: '' }, silent, 1)
  await expect(transport.send(mail, breaking.signal)).rejects.toMatchObject({ isAfterData: true })
  transport.close()
  await smtp.close()
})

const mail: Mail = {
  name: '2026-11-20T19-00-00.000Z-Q-7F3K2M-confirmation',
  messageId: '<one@bowline.example>',
  from: { name: 'Bowline Freight dispatch', address: 'site@bowline.example' },
  recipient: 'pat@shipper.example',
  to: 'pat@shipper.example',
  copies: [],
  replyTo: 'desk@bowline.example',
  subject: 'We have your quote request Q-7F3K2M',
  text: 'Thank you',
  html: '<p>Thank you</p>',
  headers: {},
  isAlert: false,
}
