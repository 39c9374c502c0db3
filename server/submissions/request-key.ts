import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Answers, SubmissionForm } from '../../domain/forms/form.ts'

const BYTES = 16

/** The secret part of a request's URL: 22 characters of base64url, derived and never stored. */
export const requestKey = (reference: string, keyVersion: number, secret: string): string =>
  createHmac('sha256', secret)
    .update(`request ${reference} ${keyVersion}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url')

/** Takes the same time wherever the first wrong character is. */
export function isRequestKey(key: string, reference: string, keyVersion: number, secret: string): boolean {
  const given = Buffer.from(key)
  const right = Buffer.from(requestKey(reference, keyVersion, secret))
  return given.length === right.length && timingSafeEqual(given, right)
}

export const requestPath = (reference: string, keyVersion: number, secret: string): string =>
  `/requests/${reference}/${requestKey(reference, keyVersion, secret)}`

/**
 * Opens the draft bill of lading with phone and email in full. Only the confirmation has it, which proves the mailbox;
 * it ends when the address, the phone or the key is changed, so that nobody learns them by changing the other.
 */
export const fullCopyCode = (holder: CopyHolder, secret: string): string =>
  createHmac('sha256', secret)
    .update(`full copy ${JSON.stringify([holder.reference, holder.keyVersion, holder.email, holder.phone])}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url')

interface CopyHolder {
  reference: string
  keyVersion: number
  email: string
  phone: string
}

export function isFullCopyCode(code: string, holder: CopyHolder, secret: string): boolean {
  const [given, right] = [Buffer.from(code), Buffer.from(fullCopyCode(holder, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}

export const copyHolder = (
  { replyTo, phone }: SubmissionForm,
  { reference, keyVersion, answers }: { reference: string; keyVersion: number; answers: Answers },
): CopyHolder => ({
  reference,
  keyVersion,
  email: String(answers[replyTo] ?? ''),
  phone: String(answers[phone] ?? ''),
})
