/** What stands after the last @ of an email address. */
export const emailDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1)
