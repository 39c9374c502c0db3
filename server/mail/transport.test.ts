import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, openLog, silent } from '../testing/services.ts'
import { startSmtp } from '../testing/smtp.ts'
import type { Mail } from './email-templates.ts'
import { openTransport } from './transport.ts'

const patience = new AbortController().signal

test('without SMTP_URL a message becomes a file, and the log says where', async () => {
  const { log, lines } = openLog()
  const dataDir = newFolder('mail-')
  const transport = openTransport({ dataDir }, log)
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
  const transport = openTransport({ dataDir }, silent)
  await transport.send(mail, patience)
  await transport.send({ ...mail, text: 'Once more' }, patience)
  expect(readdirSync(path.join(dataDir, 'mail'))).toEqual([`${mail.name}.eml`])
  expect(readFileSync(path.join(dataDir, 'mail', `${mail.name}.eml`), 'utf8')).toContain('Once more')
})

test('a name or subject with a line break adds no header and no recipient', async () => {
  const smtp = await startSmtp()
  const transport = openTransport({ smtpUrl: smtp.url, dataDir: '' }, silent)
  await transport.send({ ...mail, subject: 'Hello\r\nBcc: everyone@shipper.example' }, patience)
  transport.close()
  await smtp.close()
  expect(smtp.received[0]?.to).toEqual(['pat@shipper.example'])
  expect(smtp.received[0]?.source).not.toMatch(/^Bcc:/im)
})

test('a message to two is sent to nobody', async () => {
  const smtp = await startSmtp()
  const transport = openTransport({ smtpUrl: smtp.url, dataDir: '' }, silent)
  const twofold = { ...mail, to: 'pat@shipper.example, eve@shipper.example' }
  await expect(transport.send(twofold, patience)).rejects.toThrow()
  transport.close()
  await smtp.close()
  expect(smtp.received).toEqual([])
})

test('a send that is broken off ends', async () => {
  const smtp = await startSmtp({ onConnect: () => {} })
  const transport = openTransport({ smtpUrl: smtp.url, dataDir: '' }, silent)
  const breaking = new AbortController()
  const sending = transport.send(mail, breaking.signal)
  breaking.abort()
  await expect(sending).rejects.toMatchObject({ code: 'EABORT', isAfterData: false })
  transport.close()
  await smtp.close()
})

test('a server may take longer to answer after DATA than to greet', { timeout: 20_000 }, async () => {
  const smtp = await startSmtp({
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => setTimeout(done, SLOW_MS))
    },
  })
  const transport = openTransport({ smtpUrl: smtp.url, dataDir: '' }, silent)
  await transport.send(mail, patience)
  transport.close()
  await smtp.close()
})

/** A little more than connecting and greeting may take. */
const SLOW_MS = 10_500

test('a send that is broken off after DATA says that the message may have arrived', async () => {
  const breaking = new AbortController()
  const smtp = await startSmtp({
    onData(stream) {
      stream.resume()
      stream.on('end', () => breaking.abort())
    },
  })
  const transport = openTransport({ smtpUrl: smtp.url, dataDir: '' }, silent)
  await expect(transport.send(mail, breaking.signal)).rejects.toMatchObject({ isAfterData: true })
  transport.close()
  await smtp.close()
})

const mail: Mail = {
  name: '2026-11-20T19-00-00.000Z-Q-7F3K2M-confirmation',
  messageId: '<one@bowline.example>',
  from: { name: 'Bowline Freight dispatch', address: 'site@bowline.example' },
  to: 'pat@shipper.example',
  replyTo: 'desk@bowline.example',
  subject: 'We have your quote request Q-7F3K2M',
  text: 'Thank you',
  html: '<p>Thank you</p>',
  headers: {},
}
