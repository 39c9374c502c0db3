import { company } from './company.ts'
import { escapeHtml } from './text/escape-html.ts'

/** The company's mark where it has no logo: the first letter or figure of its name, else its first character. */
export function markLetter(name: string = company.name): string {
  const [first = ''] = name
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? first).toLocaleUpperCase('en')
}

/** That letter as a picture of its own, for browsers' tabs: it is written in a font of the system. */
export const letterPicture = (letter: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="4" fill="#F2A33A"/><text x="20" y="30" text-anchor="middle" font-family="Archivo,Arial,sans-serif" font-weight="800" font-size="28" fill="#0E1B24">${escapeHtml(letter)}</text></svg>`

/** Where the logo, or that picture, is served. */
export const MARK = '/favicon.svg'
