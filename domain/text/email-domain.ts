/** What follows the last @ of an email address. */
export const emailDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

export const emailLocalPart = (email: string): string => email.slice(0, Math.max(email.lastIndexOf('@'), 0))
