import type { Config } from './config.ts'
import { replyAddress, staffReplyAddress } from './inbound-mail/reply-address.ts'
import type { Lanes } from './lanes/lanes.ts'
import type { EmailContext } from './mail/email-template.ts'
import { copyHolder, fullCopyCode, requestPath } from './submissions/request-key.ts'

export const emailContext = (
  { mailFrom, dispatchEmail, siteUrl, inbound, appSecret }: Config,
  lanes: Lanes,
): EmailContext => ({
  mailFrom,
  dispatchEmail,
  siteUrl,
  replyAddress: (reference) =>
    inbound.domain === undefined ? dispatchEmail : replyAddress(reference, inbound.domain, appSecret),
  staffReplyAddress: (reference) =>
    inbound.domain === undefined ? undefined : staffReplyAddress(reference, inbound.domain, appSecret),
  requestPath: (reference, keyVersion) => requestPath(reference, keyVersion, appSecret),
  paperPath: (form, submission) =>
    `${requestPath(submission.reference, submission.keyVersion, appSecret)}/bill-of-lading.pdf?copy=${fullCopyCode(copyHolder(form, submission), appSecret)}`,
  laneOf: lanes.laneOf,
})
