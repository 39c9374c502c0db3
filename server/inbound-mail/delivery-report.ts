import type { Email } from 'postal-mime'

export interface DeliveryReport {
  /** The Message-IDs that it may be about. */
  messageIds: string[]
  /** Empty where it gives none. */
  reason: string
}

const MAX_REASON = 300
/** Of the part that holds the mail which came back: its headers. */
const HEADERS = 64 * 1024

/** Undefined for anything but a report of a failed delivery (RFC 3464, or Exim's own form). */
export function deliveryReport(email: Email): DeliveryReport | undefined {
  const [status] = textsOf(email, 'message/delivery-status')
  const failed = status === undefined ? undefined : failedRecipient(status)
  if (failed === undefined && !(status === undefined && hasHeader(email, 'x-failed-recipients')))
    return undefined
  return { messageIds: messageIdsOf(email), reason: failed ?? '' }
}

/** Whether it reports on a mail in any way, a read receipt included. */
export const isReport = ({ attachments }: Email): boolean =>
  attachments.some(({ mimeType }) => REPORTS.includes(mimeType))

const REPORTS = ['message/delivery-status', 'message/disposition-notification', 'message/feedback-report']

export const hasHeader = ({ headers }: Email, name: string): boolean =>
  headers.some(({ key }) => key === name)

/** Why it failed, of the first recipient for whom it did; undefined where it did for none. */
function failedRecipient(status: string): string | undefined {
  for (const block of unfolded(status).split(/\n{2,}/)) {
    const field = (name: string) =>
      new RegExp(`^${name}:(.*)$`, 'im').exec(block)?.[1]?.trim().replaceAll(/\s+/g, ' ')
    if (field('Action')?.toLowerCase() !== 'failed') continue
    const reason = field('Diagnostic-Code')?.replace(/^[\w-]+ ?; ?/, '') || field('Status') || ''
    return reason.slice(0, MAX_REASON)
  }
  return undefined
}

const unfolded = (text: string): string => text.replaceAll('\r', '').replaceAll(/\n[ \t]+/g, ' ')

function messageIdsOf(email: Email): string[] {
  const returned = [
    ...textsOf(email, 'message/rfc822'),
    ...textsOf(email, 'text/rfc822-headers'),
    email.text ?? '',
  ]
  const own = email.headers.filter(({ key }) => key === 'in-reply-to' || key === 'references')
  return [
    ...returned.flatMap((text) => /^Message-ID:\s*(<[^<>\s]{1,500}>)/im.exec(unfolded(text))?.[1] ?? []),
    ...own.flatMap(
      ({ value }) =>
        value
          .slice(0, HEADERS)
          .match(/<[^<>\s]{1,500}>/g)
          ?.slice(0, MAX_IDS) ?? [],
    ),
  ].slice(0, MAX_IDS)
}

const MAX_IDS = 20

const textsOf = ({ attachments }: Email, type: string): string[] =>
  attachments
    .filter(({ mimeType }) => mimeType === type)
    .map(({ content }) =>
      new TextDecoder().decode(new Uint8Array(content as ArrayBuffer).subarray(0, HEADERS)),
    )
