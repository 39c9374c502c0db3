import { formNamed } from '../../domain/forms/forms.ts'
import { enEmails } from '../../translations/en/mail/emails.ts'
import { ALERT_TEMPLATE, COPY_TEMPLATE } from '../store/mail/outbox.ts'
import { asHtml } from './email-html.ts'
import type { EmailContext, EmailManner, EmailMessage, EmailTemplate } from './email-template.ts'
import { asText } from './email-text.ts'
import { alert } from './templates/alert.ts'
import { booking } from './templates/booking.ts'
import { changed } from './templates/changed.ts'
import { confirmation } from './templates/confirmation.ts'
import { dailySummary } from './templates/daily-summary.ts'
import { decision } from './templates/decision.ts'
import { dispatch } from './templates/dispatch.ts'
import { link } from './templates/link.ts'
import { links } from './templates/links.ts'
import { quote } from './templates/quote.ts'
import { quoteReminder } from './templates/quote-reminder.ts'
import { reply } from './templates/reply.ts'
import { siteProblems } from './templates/site-problems.ts'
import { testMessage } from './templates/test-message.ts'
import { headerText, isSendableEmail } from './transports/header-text.ts'

/** Every email by the name in its message's `template`. Adding one: its file and a line here. */
export const emailTemplates = {
  dispatch,
  confirmation,
  reply,
  [COPY_TEMPLATE]: reply,
  quote,
  'quote-reminder': quoteReminder,
  decision,
  booking,
  link,
  links,
  changed,
  alert,
  'daily-summary': dailySummary,
  [ALERT_TEMPLATE]: siteProblems,
  test: testMessage,
} satisfies Record<string, EmailTemplate>

type EmailTemplateName = keyof typeof emailTemplates

/** A message as a transport takes it: one sender, one recipient. */
export interface Mail {
  /** The same on every try, and fit to be a file's. */
  name: string
  messageId: string
  /** Absent, or the message that this one replies to. */
  inReplyTo?: string
  from: { name: string; address: string }
  /** Who gets it, whatever its headers say. */
  recipient: string
  to: string
  /** Others that are sent one of their own. */
  copies: readonly string[]
  /** Absent where mail servers might refuse the address. */
  replyTo?: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  /** Leaves by the mail server for alerts, where there is one. */
  isAlert: boolean
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

/** Rejects for an unknown template or a payload that does not fit. */
export async function renderEmail(message: EmailMessage, context: EmailContext): Promise<Mail> {
  const template = templateNamed(message.template)
  const content = await template.render(message, context)
  const replyTo = replyToOf(template.manner, message, context)
  return {
    name: mailName(message),
    messageId: message.messageId,
    ...(message.inReplyTo !== null && { inReplyTo: message.inReplyTo }),
    from: {
      name: isToSender(template.manner) ? enEmails.sender.dispatch : enEmails.sender.website,
      address: context.mailFrom,
    },
    recipient: message.recipient,
    to: content.addressees?.to ?? message.recipient,
    copies: content.addressees?.copies ?? [],
    ...(replyTo !== undefined && isSendableEmail(replyTo) && { replyTo }),
    subject: headerText(content.subject),
    text: asText(content),
    html: asHtml(content),
    headers: {
      ...(template.manner !== 'personal' && AUTOMATIC),
      ...(content.urgent !== undefined && IMPORTANT),
    },
    isAlert: template.manner === 'alert',
  }
}

/** As it is sent, but for the keys of requests' pages, which open them to whoever reads the database or a backup. */
export function contentToKeep({ from, subject, text }: Mail) {
  const withoutKeys = (content: string) => content.replaceAll(KEYS, '[key]')
  return { sender: from.address, subject: withoutKeys(subject), text: withoutKeys(text) }
}

const KEYS = /(?<=\/requests\/[A-Z]-[0-9A-Z]{6}\/)[\w-]{22}/g

/** Begins with the time, and holds the reference by which `removeMailFilesOf` finds it. */
export const mailName = ({ id, submission, template }: EmailMessage): string =>
  [id, submission?.reference, template].filter(Boolean).join('-')

function templateNamed(name: string): EmailTemplate {
  if (!isTemplateName(name)) throw new UnknownTemplate()
  return emailTemplates[name]
}

const isTemplateName = (name: string): name is EmailTemplateName => Object.hasOwn(emailTemplates, name)

/** Whether nothing of it is to be sent any more. */
export const isTooLate = (
  { template, payload }: Pick<EmailMessage, 'template' | 'payload'>,
  now: number,
): boolean =>
  isTemplateName(template) && ((emailTemplates[template] as EmailTemplate).isTooLate?.(payload, now) ?? false)

/** Whether a stranger can cause it, by typing the address of its recipient. */
export const isAutomatic = (template: string): boolean =>
  isTemplateName(template) && emailTemplates[template].manner === 'automatic'

const isToSender = (manner: EmailManner): boolean => manner === 'automatic' || manner === 'personal'

/** Dispatch replies to the sender, by way of the conversation where mail comes in, and the sender in it. */
function replyToOf(
  manner: EmailManner,
  { submission }: EmailMessage,
  { replyAddress, staffReplyAddress, dispatchEmail }: EmailContext,
): string | undefined {
  if (isToSender(manner)) return submission ? replyAddress(submission.reference) : dispatchEmail
  const field = formNamed(submission?.form)?.replyTo
  const sender = field === undefined ? undefined : submission?.answers[field]
  if (manner !== 'dispatch' || !submission || typeof sender !== 'string') return undefined
  // Nothing could be sent on to it.
  if (!isSendableEmail(sender)) return undefined
  return staffReplyAddress(submission.reference) ?? sender
}

/** Keeps out-of-office replies from answering (RFC 3834, and Exchange's own). */
const AUTOMATIC = {
  'Auto-Submitted': 'auto-generated',
  // 'All' would keep back reports of mail that was not delivered, too.
  'X-Auto-Response-Suppress': ['DR', 'OOF', 'RN', 'NRN', 'AutoReply'].join(', '),
}

/** Mail programs mark it (RFC 4021). */
const IMPORTANT = { Importance: 'high' }

class UnknownTemplate extends Error {
  override name = 'UnknownTemplate'
}
