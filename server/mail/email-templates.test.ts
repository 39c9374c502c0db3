import { expect, test } from 'vitest'
import { carrier } from '../../domain/carrier.ts'
import { company } from '../../domain/company.ts'
import type { Answers } from '../../domain/form.ts'
import { quote } from '../../domain/quote.ts'
import { renderEmail, type SubmissionMessage } from './email-templates.ts'

const desk = { mailFrom: 'site@bowline.example', dispatchEmail: 'desk@bowline.example' }

const answers: Answers = {
  pickupLocation: 'Calgary, AB',
  deliveryLocation: 'Winnipeg, MB',
  'freight.type': 'Steel',
  'freight.weight': 18000,
  services: ['LTL', 'Full Truckload'],
  name: 'Pat Doe',
  email: 'pat@shipper.example',
  phone: '403 555 0101',
}

test('dispatch gets every answer, and answers the sender by replying', () => {
  const mail = renderEmail(message('dispatch'), quote, desk)
  expect(mail).toMatchObject({ from: desk.mailFrom, to: desk.dispatchEmail, replyTo: 'pat@shipper.example' })
  expect(mail.subject).toContain('Q-7F3K2M')
  expect(mail.subject).toContain('Calgary, AB - Winnipeg, MB')
  for (const body of [mail.text, mail.html]) {
    for (const words of [
      'Calgary, AB',
      'Winnipeg, MB',
      'Steel',
      '18,000 lbs (8,165 kg)',
      'Pat Doe',
      '403 555 0101',
    ])
      expect(body).toContain(words)
    expect(body).toContain('Full Truckload')
  }
})

test('the sender gets the reference, what was received, when an answer comes and how to reach us', () => {
  const mail = renderEmail(message('confirmation'), quote, desk)
  expect(mail).toMatchObject({ from: desk.mailFrom, to: 'pat@shipper.example', replyTo: desk.dispatchEmail })
  expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
  expect(mail.subject).toContain('Q-7F3K2M')
  for (const body of [mail.text, mail.html])
    for (const words of ['Q-7F3K2M', 'Calgary, AB', 'within 24 hours', company.phone.shown, company.email])
      expect(body).toContain(words)
})

test('a carrier is promised no quote', () => {
  const mail = renderEmail(
    message('confirmation', { companyName: 'Prairie Haul', email: 'a@b.example' }),
    carrier,
    desk,
  )
  expect(mail.text).toContain('Prairie Haul')
  expect(mail.text).not.toContain('24 hours')
})

test('what a visitor typed stays text', () => {
  const hostile = `<script>alert("1")</script><img src=x onerror='x'>&amp;`
  const { html, text } = renderEmail(message('dispatch', { ...answers, name: hostile }), quote, desk)
  expect(text).toContain(hostile)
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain(
    '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;img src=x onerror=&#39;x&#39;&gt;&amp;amp;',
  )
})

test('no answer breaks into a header', () => {
  const pickupLocation = 'Calgary\r\nBcc: everyone@shipper.example\u2028and more'
  const { subject } = renderEmail(message('dispatch', { ...answers, pickupLocation }), quote, desk)
  expect(subject).not.toMatch(/[\r\n\u2028]/)
})

test('a very long answer does not make a very long subject', () => {
  const { subject, text } = renderEmail(
    message('dispatch', { ...answers, pickupLocation: 'x'.repeat(500) }),
    quote,
    desk,
  )
  expect(subject.length).toBeLessThan(160)
  expect(text).toContain('x'.repeat(500))
})

test('lines of a long answer stay lines, and cannot pass for answers of their own', () => {
  const additionalInfo = 'Call first\nName: Somebody Else'
  const { text, html } = renderEmail(message('dispatch', { ...answers, additionalInfo }), quote, desk)
  expect(text).toContain('Call first\n  Name: Somebody Else')
  expect(html).toContain('Call first<br>Name: Somebody Else')
})

const message = (template: 'dispatch' | 'confirmation', given: Answers = answers): SubmissionMessage => ({
  id: '01M7WA9R438WCXF8TYW4',
  template,
  recipient: template === 'dispatch' ? desk.dispatchEmail : String(given.email),
  payload: {},
  messageId: `<01M7WA9R438WCXF8TYW4.${template}@bowline.example>`,
  inReplyTo: null,
  priority: 0,
  tries: 1,
  createdAt: '2026-11-20T19:00:00.000Z',
  submission: {
    id: '01M7WA9R438WCXF8TYW3',
    reference: 'Q-7F3K2M',
    form: quote.name,
    answers: given,
    receivedAt: '2026-11-20T19:00:00.000Z',
    locale: 'en-CA',
    state: 'received',
    keyVersion: 1,
  },
})
