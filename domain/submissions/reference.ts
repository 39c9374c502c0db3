import { submissionForms } from '../forms/forms.ts'

/** `Q-7F3K2M`: the letter of a form, and six characters of Crockford's base 32. */
const REFERENCE = new RegExp(
  `^[${submissionForms.map(({ letter }) => letter).join('')}]-[0-9A-HJKMNP-TV-Z]{6}$`,
)
/** 16 bytes in base64url. */
const KEY = /^[\w-]{22}$/

export const isReference = (text: string): boolean => REFERENCE.test(text)

/** The path of a request's own page; `undefined` where either part cannot be one. */
export const requestPagePath = (reference: string, key: string): string | undefined =>
  isReference(reference) && KEY.test(key) ? `/requests/${reference}/${key}` : undefined
