/** Opens the mail program for one recipient; nothing that was typed adds a second one or a header (RFC 6068). */
export const mailLink = (email: string, subject?: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`

/** For a number as E.164 writes it. */
export const dialLink = (dialled: string): string => `tel:${dialled}`

/**
 * Ten digits are a North American number. Undefined where there are too few digits to dial, or more than a number has
 * (ITU-T E.164). An extension is written as in RFC 3966.
 */
export function phoneLink(phone: string): string | undefined {
  const [number = '', extension = ''] = phone.split(/ext|[x;#]/i)
  const digits = number.replaceAll(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return undefined
  const inside = extension.replaceAll(/\D/g, '')
  return `tel:${prefixOf(number.trim(), digits)}${digits}${inside && `;ext=${inside}`}`
}

function prefixOf(number: string, digits: string): string {
  if (number.startsWith('+')) return '+'
  if (digits.length === 10) return '+1'
  return digits.length === 11 && digits.startsWith('1') ? '+' : ''
}
