import type { Email } from 'postal-mime'
import { isFromProgram } from './automatic-mail.ts'

export interface DeliveryReport {
  /** The Message-IDs that it may be about. */
  messageIds: string[]
  /** Empty where it gives none. */
  reason: string
}

const MAX_REASON = 300
/** Of the part that holds the mail which came back: its headers. */
const HEADERS = 64 * 1024

/** Undefined for anything but a report of a failed delivery (RFC 3464, Exim's own form, or a mailer daemon's words). */
export function deliveryReport(email: Email, rootType: string): DeliveryReport | undefined {
  if (!isReport(email, rootType) && !isFromProgram(email)) return undefined
  const statuses = textsOf(email, 'message/delivery-status')
  const reason = failedReason(statuses) ?? (statuses.some(hasAction) ? undefined : reasonInWords(email))
  return reason === undefined ? undefined : { messageIds: messageIdsOf(email), reason }
}

/** Whether it reports on a mail in any way, a read receipt included. A person may enclose such a report. */
export const isReport = (email: Email, rootType: string): boolean =>
  REPORTS.includes(rootType) ||
  ((rootType === 'multipart/report' || isFromProgram(email)) &&
    email.attachments.some(({ mimeType }) => REPORTS.includes(mimeType)))

const REPORTS = ['message/delivery-status', 'message/disposition-notification', 'message/feedback-report']

export const hasHeader = ({ headers }: Email, name: string): boolean =>
  headers.some(({ key }) => key === name)

/** Why it failed, of the first recipient for whom it did; undefined where it did for none. */
function failedReason(statuses: readonly string[]): string | undefined {
  for (const block of statuses.flatMap((status) => unfolded(status).split(/\n{2,}/))) {
    if (!/^(failed|failure|error)\b/i.test(fieldOf(block, 'Action') ?? '')) continue
    const reason =
      fieldOf(block, 'Diagnostic-Code')?.replace(/^[\w-]+ ?; ?/, '') || fieldOf(block, 'Status') || ''
    return reason.slice(0, MAX_REASON)
  }
  return undefined
}

const hasAction = (status: string): boolean => fieldOf(unfolded(status), 'Action') !== undefined

/** Programs write spaces before the colon, too. */
const fieldOf = (block: string, name: string): string | undefined =>
  new RegExp(`^${name}[ \\t]*:(.*)$`, 'im').exec(block)?.[1]?.trim().replaceAll(/\s+/g, ' ')

/** The sentence with the code, else nothing; undefined where the words report no failure. */
function reasonInWords(email: Email): string | undefined {
  const isFailure =
    hasHeader(email, 'x-failed-recipients') ||
    (FAILED.test(`${email.subject ?? ''}\n${wordsOf(email).slice(0, MAX_WORDS)}`) &&
      !DELAYED.test(`${email.subject ?? ''}\n${wordsOf(email).slice(0, MAX_WORDS)}`))
  if (!isFailure) return undefined
  const line = wordsOf(email)
    .split('\n')
    .find((one) => /(^|[\s#(:])[45]\d\d[\s-]|\b[45]\.\d{1,3}\.\d{1,3}\b/.test(one))
  return (line ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_REASON)
}

const MAX_WORDS = 4000

const FAILED =
  /undeliver|not? (be )?deliver(ed|able)|could(n.t| not) (be )?deliver|unable to deliver|deliver\w* (has )?fail|deliver\w* to .{0,60} (failed|was aborted)|fail\w* deliver|mail failed|failed mail|no valid recipients|was (automatically )?rejected|failure notice|returned (mail|to sender)|mail delivery (failed|problem)|delivery (status notification \(failure|failure|error)|permanent (fatal )?error|(user|mailbox|recipient) (unknown|not found|unavailable)|no such (user|mailbox)|unzustellbar|non remis|échec de (la )?remise|no se pudo entregar/i

const DELAYED =
  /\bdelayed\b|\(delay\)|delivery delay|still (being )?(tried|retried)|will (be retried|keep trying|continue to (try|retry)|retry)|warning only|no need to (resend|retry)|do not need to resend|successfully delivered|has been delivered|relayed to/i

const wordsOf = ({ text, html }: Email): string => text || (html ?? '').replaceAll(/<[^<>]{0,500}>/g, ' ')

const unfolded = (text: string): string => text.replaceAll('\r', '').replaceAll(/\n[ \t]+/g, ' ')

function messageIdsOf(email: Email): string[] {
  const returned = [
    ...textsOf(email, 'message/rfc822'),
    ...textsOf(email, 'text/rfc822-headers'),
    ...textsOf(email, 'message/rfc822-headers'),
    wordsOf(email).slice(0, HEADERS),
  ]
  const own = email.headers.filter(({ key }) => key === 'in-reply-to' || key === 'references')
  return [
    ...returned.flatMap(
      (text) => /^[ \t>|]*Message-ID[ \t]*:\s*(<[^<>\s]{1,500}>)/im.exec(unfolded(text))?.[1] ?? [],
    ),
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
    .filter(({ mimeType }) => mimeType.toLowerCase() === type)
    .map(({ content }) =>
      new TextDecoder().decode(new Uint8Array(content as ArrayBuffer).subarray(0, HEADERS)),
    )
