import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { company } from '../../domain/company.ts'
import { examples } from '../../domain/forms/examples.ts'
import type { Answers } from '../../domain/forms/form.ts'
import { nonBreakingUnits } from '../../domain/text/non-breaking-units.ts'
import { attribute, descendants } from '../../publish/page-edits.ts'
import {
  renderSampleEmails,
  sampleContext,
  sampleLane,
  sampleMessage,
  sampleMessages,
  sampleQuote,
  sampleSubmission,
} from '../testing/samples/sample-emails.ts'
import { wrongWords } from '../testing/word-table.ts'
import type { EmailMessage } from './email-template.ts'
import { emailTemplates, renderEmail } from './email-templates.ts'

const samples = Object.entries(await renderSampleEmails())
const REPLY_ADDRESS = sampleContext.replyAddress('Q-7F3K2M')
const KEY = /\/requests\/Q-7F3K2M\/[\w-]{22}/

test('every template has a sample', () =>
  expect(new Set(Object.values(sampleMessages).map(({ template }) => template))).toEqual(
    new Set(Object.keys(emailTemplates)),
  ))

test.each(samples)('%s says the same in HTML and in plain text', (_name, { html, text }) => {
  expect(wordsOf(visibleText(html))).toEqual(wordsOf(text))
})

test.each(samples)('%s asks nobody for anything, and suits a dark screen', (_name, { html }) => {
  expect(html).not.toMatch(/<(img|link|script|iframe|object|video)\b|@import|url\(|\ssrc=|\sbackground=/i)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('prefers-color-scheme: dark')
})

test.each(samples)('%s keeps quantities and phone numbers in one piece', (_name, { html }) => {
  const text = visibleText(html)
  expect(nonBreakingUnits(text)).toBe(text)
})

test.each(samples)('%s names its subject in one line, and its reference', (name, { subject }) => {
  const reference = sampleMessages[name]?.submission?.reference ?? ''
  expect(subject).toMatch(/^[^\r\n]{5,200}$/)
  expect(subject).toContain(reference)
})

test('dispatch sees contact, lane, service, pickup and deadline first', async () => {
  const mail = await renderEmail(sampleMessage('dispatch', { recipient: 'd@bowline.example' }), sampleContext)
  expect(mail).toMatchObject({
    to: 'd@bowline.example',
    replyTo: expect.stringMatching(/^s-q-7f3k2m-[0-9a-z]{10}@reply\.bowline\.example$/),
  })
  const withoutInbound = { ...sampleContext, staffReplyAddress: () => undefined }
  const direct = await renderEmail(sampleMessage('dispatch'), withoutInbound)
  expect(direct.replyTo).toBe('shipping@northfield.example')
  for (const fact of ['Q-7F3K2M', 'Calgary, AB', 'Dallas, TX', 'Temperature Controlled', 'Nov'])
    expect(mail.subject).toContain(fact)
  const [first = ''] = mail.text.split('https://')
  for (const fact of ['18,000 lbs', 'Northfield Foods', '(403) 555-0142', 'Sun, Nov', '(Calgary)'])
    expect(first).toContain(fact)
  expect(mail.html).toContain('href="tel:+14035550142"')
  expect(mail.html).toContain('href="mailto:shipping@northfield.example?subject=')
  expect(mail.html).toContain('href="https://bowline.example/admin/inbox/Q-7F3K2M"')
})

test('dispatch sees the authority and size of a carrier first', async () => {
  const { subject, text } = await rendered('dispatch', 'Carrier Application', 'C-4XK9TQ', examples.carrier)
  expect(subject).toContain('Foothills Haulage, DOT 7654321, 4 trucks')
  expect(text).not.toContain('Answer by')
})

test('the daily summary counts what is held as spam, and leads to it', async () => {
  const { text } = await renderEmail(sampleMessages['daily-summary'] as EmailMessage, sampleContext)
  expect(text).toContain('Held as spam: 2')
  expect(text).toContain('https://bowline.example/admin/inbox?view=spam')
})

test('a confirmation repeats nothing that was typed', async () => {
  const typed = {
    ...sampleQuote,
    pickupLocation: 'Cheap pills at pills.example',
    name: 'Win a prize at prize.example',
  }
  const mails = [
    await rendered('confirmation', 'Quote Request', 'Q-7F3K2M', typed),
    await rendered('confirmation', 'Carrier Application', 'C-4XK9TQ', examples.carrier),
    await rendered('link', 'Quote Request', 'Q-7F3K2M', typed),
  ]
  const answers = [...Object.values(typed), ...Object.values(examples.carrier)]
    .flat()
    .map(String)
    .filter((answer) => answer.length > 3 && answer !== company.phone.shown)
  for (const { subject, html, text } of mails)
    for (const answer of answers) for (const part of [subject, html, text]) expect(part).not.toContain(answer)
})

test('a confirmation names a known lane in the words of the index', async () => {
  const laneOf = async () => ({ ...sampleLane, from: { label: 'Airdrie, AB' } })
  const { subject, text } = await renderEmail(sampleMessage('confirmation'), { ...sampleContext, laneOf })
  expect(subject).toContain('Airdrie, AB to Dallas, TX')
  expect(text).not.toContain('Calgary, AB')
})

test('a confirmation gives the reference, the deadline, the next steps and the page', async () => {
  const mail = await renderEmail(sampleMessage('confirmation'), sampleContext)
  expect(mail).toMatchObject({
    replyTo: REPLY_ADDRESS,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  expect(mail.subject).toContain('Q-7F3K2M')
  expect(mail.text).toMatch(KEY)
  expect(mail.html).toMatch(KEY)
  expect(mail.text).toContain(company.phone.shown)
})

test.each(samples)('%s keeps to the word table', (_, { text }) => {
  expect(text).not.toMatch(wrongWords)
})

test('a confirmation asks for what was left blank and would speed up the reply', async () => {
  const text = async (answers: Answers) =>
    (await rendered('confirmation', 'Quote Request', 'Q-7F3K2M', answers)).text
  expect(await text(examples.quote)).toContain('add: weight, dimensions, pickup date')
  const helpful = { 'freight.weight': 12_000, 'freight.dimensions': '48 x 40 x 50', pickupDate: '2026-11-30' }
  expect(await text({ ...examples.quote, ...helpful })).not.toContain('add:')
})

test('only emails to the sender hold the key of the page', async () => {
  for (const [name, { html, text }] of samples) {
    const isToSender = /^(confirmation|reply$|quote|decision|booking|link)/.test(name)
    for (const part of [html, text]) expect(/\/requests\//.test(part)).toBe(isToSender)
  }
})

test('a reply in French says so to who has it read aloud', async () => {
  const htmlOf = async (text: string) =>
    (await renderEmail(sampleMessage('reply', { payload: { text } }), sampleContext)).html
  expect(await htmlOf('Bonjour Ève,\n\nMerci de votre demande.')).toContain('<div lang="fr-CA"><p')
  expect(await htmlOf('Hello Ève,\n\nThank you for your request.')).not.toContain('fr-CA')
})

test('a reply continues the thread of the confirmation and comes from a person', async () => {
  const confirmation = await renderEmail(sampleMessage('confirmation'), sampleContext)
  const reply = await renderEmail(
    sampleMessage('reply', { payload: { text: 'Yes.' }, inReplyTo: confirmation.messageId }),
    sampleContext,
  )
  expect(reply.subject).toBe(`Re: ${confirmation.subject}`)
  expect(reply).toMatchObject({ inReplyTo: confirmation.messageId, replyTo: REPLY_ADDRESS })
  expect(reply.headers).toEqual({})
})

test('a sender whose address not every server takes is in the body only', async () => {
  const answers = { ...sampleQuote, email: 'zoë@société.example' }
  const mail = await rendered('dispatch', 'Quote Request', 'Q-7F3K2M', answers)
  expect(mail.replyTo).toBeUndefined()
  expect(mail.text).toContain('zoë@société.example')
})

test('an email about an erased submission says nothing that was erased', async () => {
  const { html, text } = await renderEmail(
    sampleMessage('changed', {
      submission: sampleSubmission('Quote Request', 'Q-7F3K2M', {}),
      payload: { event: 'erased' },
    }),
    sampleContext,
  )
  for (const part of [html, text]) expect(part).not.toMatch(/undefined|Calgary, AB|northfield/i)
})

test('what a visitor typed stays text', async () => {
  const hostile = `<script>alert("1")</script><img src=x onerror='x'>&amp;`
  const { html, text } = await rendered('dispatch', 'Quote Request', 'Q-7F3K2M', {
    ...sampleQuote,
    name: hostile,
    phone: hostile,
    additionalInfo: hostile,
  })
  expect(text).toContain(hostile)
  const tags = [...descendants(parse(html))].map(({ tagName }) => tagName)
  expect(tags.filter((tag) => ['script', 'img'].includes(tag))).toEqual([])
  expect(visibleText(html)).toContain(hostile)
})

test('no answer reaches a header as an encoded word or on a second line', async () => {
  const pickupLocation = '=?utf-8?Q?=0d=0aBcc:_eve@shipper.example?=\r\nBcc: all@shipper.example\u2028'
  const { subject } = await rendered('dispatch', 'Quote Request', 'Q-7F3K2M', {
    ...sampleQuote,
    pickupLocation,
  })
  expect(subject).not.toMatch(/[\r\n\u2028]|=\?/)
})

test('a very long answer is whole in the body and short in the subject', async () => {
  const pickupLocation = 'x'.repeat(500)
  const { subject, text } = await rendered('dispatch', 'Quote Request', 'Q-7F3K2M', {
    ...sampleQuote,
    pickupLocation,
  })
  expect(subject.length).toBeLessThan(200)
  expect(text).toContain(pickupLocation)
})

test('lines of a long answer stay lines, and cannot pass for answers of their own', async () => {
  const additionalInfo = 'Call first\nName: Somebody Else'
  const { text, html } = await rendered('dispatch', 'Quote Request', 'Q-7F3K2M', {
    ...sampleQuote,
    additionalInfo,
  })
  expect(text).toContain('Call first\n  Name: Somebody Else')
  expect(html).toContain('Call first<br>Name: Somebody Else')
})

test('a message that no template can render is refused', async () => {
  for (const message of [
    sampleMessage('unknown'),
    sampleMessage('toString'),
    sampleMessage('reply'),
    sampleMessage('dispatch', { submission: undefined }),
  ])
    await expect(renderEmail(message, sampleContext)).rejects.toThrow()
})

const rendered = (template: string, form: string, reference: string, answers: Answers) =>
  renderEmail(
    sampleMessage(template, { submission: sampleSubmission(form, reference, answers) }),
    sampleContext,
  )

/** What a reader sees, without the preheader and ornaments. */
function visibleText(html: string): string {
  const hidden = (node: unknown): boolean =>
    typeof node === 'object' && node !== null && 'attrs' in node && isHidden(node as never)
  const texts: string[] = []
  const walk = (node: { childNodes?: unknown[]; value?: string; nodeName?: string }): void => {
    if (hidden(node) || ['head', '#comment'].includes(node.nodeName ?? '')) return
    if (node.nodeName === '#text') texts.push(node.value ?? '')
    for (const child of node.childNodes ?? []) walk(child as never)
    if (['td', 'th', 'p', 'h1', 'h2', 'br'].includes(node.nodeName ?? '')) texts.push(' ')
  }
  walk(parse(html) as never)
  return texts.join('')
}

const isHidden = (element: Parameters<typeof attribute>[0]): boolean =>
  attribute(element, 'aria-hidden') === 'true'

/** Addresses and the marks that only plain text needs are left out. */
const wordsOf = (text: string): string[] =>
  [
    ...new Set(
      text
        .replaceAll(/https?:\S+/g, '')
        .replaceAll(/\[[x ]\]|[|:()·]|-- $/gm, ' ')
        .split(/\s+/)
        .map((word) => word.replace(/[.,]$/, ''))
        .filter((word) => word !== ''),
    ),
  ].sort()

test.each(['alert', 'site-problems'])(
  '%s says first what cannot wait, and is marked as important',
  async (name) => {
    const { headers, html, text } = await renderEmail(sampleMessages[name] as EmailMessage, sampleContext)
    expect(headers).toMatchObject({ Importance: 'high' })
    const [, urgent = ''] = text.split('\n\n')
    expect(html.indexOf(urgent.slice(0, 8))).toBeLessThan(html.indexOf('<h1'))
  },
)

test('what is over is no longer urgent', async () => {
  const over = [{ kind: 'overdue', references: ['Q-7F3K2M'], count: 1 }]
  const message = { ...(sampleMessages['site-problems'] as EmailMessage), payload: { begun: [], over } }
  const { headers } = await renderEmail(message, sampleContext)
  expect(headers).not.toHaveProperty('Importance')
  expect(headers).toMatchObject({
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': expect.not.stringContaining('All'),
  })
})
