import { carrier } from '../../domain/carrier.ts'
import { company } from '../../domain/company.ts'
import { type SubmissionForm, show } from '../../domain/form.ts'
import { formatOf } from '../../domain/format.ts'
import { quote } from '../../domain/quote.ts'
import type { DueMessage, MessageSubmission } from '../store/messages.ts'
import { asHtml, asText, type EmailContent } from './email-layout.ts'

/** A message as a transport takes it: one sender, one recipient. */
export interface Mail {
  /** The same on every try, and fit to be a file's. */
  name: string
  messageId: string
  from: string
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

export interface Desk {
  mailFrom: string
  /** The one mailbox where submissions go. */
  dispatchEmail: string
}

export type SubmissionMessage = DueMessage & { submission: MessageSubmission }

/** The words of a message, to dispatch or to the sender of the form. */
export function renderEmail(
  { submission, ...message }: SubmissionMessage,
  form: SubmissionForm,
  { mailFrom, dispatchEmail }: Desk,
): Mail {
  const sender = String(submission.answers[form.replyTo])
  const toDispatch = message.template === 'dispatch'
  const letter = toDispatch ? dispatchLetter(submission, form) : confirmationLetter(submission, form)
  return {
    name: `${submission.receivedAt.replaceAll(':', '-')}-${submission.reference}-${message.template}`,
    messageId: message.messageId,
    from: mailFrom,
    to: message.recipient,
    replyTo: toDispatch ? sender : dispatchEmail,
    subject: oneLine(toDispatch ? [letter.title, ...lane(submission, form)].join(': ') : letter.title),
    text: asText(letter),
    html: asHtml(letter),
    headers: toDispatch ? {} : AUTOMATIC,
  }
}

/** Keeps out-of-office replies from answering (RFC 3834, and Exchange's own). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

const dispatchLetter = (message: MessageSubmission, form: SubmissionForm): EmailContent => ({
  title: `${form.name} ${message.reference}`,
  opening: [`Received ${inCalgary(message.receivedAt)}. A reply to this message goes to the sender.`],
  answers: show(form, message.answers, formatOf('en-CA')),
  closing: [],
  signature: [company.name, 'Sent by the website'],
})

/** What was received and what happens next, and nothing else: CASL allows no promotion here. */
const confirmationLetter = (message: MessageSubmission, form: SubmissionForm): EmailContent => ({
  title: `We have your ${form.name.toLowerCase()} ${message.reference}`,
  opening: [
    NEXT[form.name] ?? 'Thank you. We’ll be in touch soon.',
    `Your reference is ${message.reference}. This is what we received on ${inCalgary(message.receivedAt)}:`,
  ],
  answers: show(form, message.answers, formatOf('en-CA')),
  closing: [
    `Something wrong or missing? Reply to this message, write to ${company.email} or call ${company.phone.shown}.`,
    'You get this message because your address was entered in a form on our website. If that was not you, nothing more will come.',
  ],
  signature: [
    company.name,
    `${company.address.city}, ${company.address.province}, ${company.address.country}`,
    `${company.phone.shown}, ${company.email}`,
  ],
})

const NEXT: Record<string, string> = {
  [quote.name]: `Thank you for your request. We’ll get back to you with a quote within ${company.quoteAnsweredWithinHours} hours.`,
  [carrier.name]:
    'Thank you for your interest in partnering with us. We’ll review your application and contact you soon.',
}

/** What a form asks first tells one submission from another: pickup and delivery, company and contact. */
function lane(message: MessageSubmission, form: SubmissionForm): string[] {
  const first = form.groups[0]?.rows[0] ?? []
  const words = show(form, message.answers, formatOf('en-CA')).filter(({ name }) => first.includes(name))
  return words.length === 0
    ? []
    : [
        words
          .map((answer) => answer.words)
          .join(' - ')
          .slice(0, SUBJECT_LIMIT),
      ]
}

const SUBJECT_LIMIT = 120

const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

const inCalgary = (time: string): string => `${oneLine(CALGARY.format(new Date(time)))} (Calgary time)`

const CALGARY = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Edmonton',
})
