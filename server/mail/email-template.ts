import type { z } from 'zod'
import type { Answers, SubmissionForm } from '../../domain/forms/form.ts'
import { formNamed } from '../../domain/forms/forms.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { type Format, formatOf } from '../../domain/text/format.ts'
import { type EmailTranslations, enEmails } from '../../translations/en/mail/emails.ts'
import type { EmailContent } from './email-content.ts'

/** A message of the outbox, with the submission that it is about. */
export interface EmailMessage {
  id: string
  template: string
  recipient: string
  payload: Record<string, unknown>
  messageId: string
  inReplyTo: string | null
  createdAt: string
  submission: EmailSubmission | undefined
}

interface EmailSubmission {
  reference: string
  /** The form's name on the wire. */
  form: string
  answers: Answers
  receivedAt: string
  locale: string
  keyVersion: number
}

/** What emails say besides the message: settings, and what other rooms know. */
export interface EmailContext {
  mailFrom: string
  /** The one mailbox where submissions go. */
  dispatchEmail: string
  siteUrl: string
  /** Where the sender's replies go: to the conversation, or to dispatch where no mail comes in. */
  replyAddress(reference: string): string
  /** Where dispatch's replies to an alert go: to the sender, by way of the conversation. Undefined where no mail comes in. */
  staffReplyAddress(reference: string): string | undefined
  /** The path of a request's page, with its key. */
  requestPath(reference: string, keyVersion: number): string
  /** The path of the draft bill of lading with phone and email in full. */
  paperPath(form: SubmissionForm, submission: EmailSubmission): string
  /** Undefined unless it names two known places with a way between them. */
  laneOf(submission: EmailSubmission): Promise<LaneEstimate | undefined>
}

interface LaneEstimate {
  from: { label: string }
  to: { label: string }
  kilometres: { about: number }
  miles: { about: number }
  drivingDays: { low: number; high: number }
  borders: readonly { name: string }[]
}

interface EmailInput<Payload> {
  message: EmailMessage
  payload: Payload
  context: EmailContext
  texts: EmailTranslations
  format: Format
}

export interface SubmissionEmailInput<Payload> extends EmailInput<Payload> {
  submission: EmailSubmission
  form: SubmissionForm
  /** Between the places that the sender typed, if both are known. */
  lane: LaneEstimate | undefined
}

/**
 * `automatic`: to the sender, and no out-of-office reply is wanted. `personal`: to the sender, from a person.
 * `dispatch`: about a sender, who gets the replies. `internal`: to us, about nobody. `alert`: to the owner, about the site, by a mail server of its own where one is set.
 */
export type EmailManner = 'automatic' | 'personal' | 'dispatch' | 'internal' | 'alert'

export interface EmailTemplate {
  manner: EmailManner
  render(message: EmailMessage, context: EmailContext): Promise<EmailContent>
  /** Whether it would say what is no longer so. */
  isTooLate?(payload: Record<string, unknown>, now: number): boolean
}

export const submissionTemplate = <Schema extends z.ZodType>(template: {
  manner: EmailManner
  payload: Schema
  content(input: SubmissionEmailInput<z.output<Schema>>): EmailContent
}): EmailTemplate => ({
  manner: template.manner,
  async render(message, context) {
    const { submission } = message
    const form = formNamed(submission?.form)
    if (!submission || !form) throw new UnknownSubmission()
    const payload = template.payload.parse(message.payload)
    const lane = await context.laneOf(submission)
    return template.content({ ...inputOf(message, context), submission, form, lane, payload })
  },
})

/** A template about no submission. */
export const plainTemplate = <Schema extends z.ZodType>(template: {
  manner: EmailManner
  payload: Schema
  content(input: EmailInput<z.output<Schema>>): EmailContent
}): EmailTemplate => ({
  manner: template.manner,
  render: async (message, context) =>
    template.content({ ...inputOf(message, context), payload: template.payload.parse(message.payload) }),
})

/** The one language so far; `submission.locale` chooses once there is another. */
const inputOf = (message: EmailMessage, context: EmailContext) => ({
  message,
  context,
  texts: enEmails,
  format: formatOf(DEFAULT_LOCALE),
})

class UnknownSubmission extends Error {
  override name = 'UnknownSubmission'
}
