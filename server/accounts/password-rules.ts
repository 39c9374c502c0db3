import { company } from '../../domain/company.ts'
import { isKnownPassword } from './known-passwords.ts'

/** Characters. NIST SP 800-63B-4, section 3.1.1.2, asks for length and not for kinds of characters. */
export const MIN_PASSWORD = 12
export const MAX_PASSWORD = 200

/** Words that an attacker of this site tries first, besides the company's name and the person's own email. */
const BARRED = [
  'password',
  'passwort',
  'welcome',
  'letmein',
  'dispatch',
  'freight',
  'trucking',
  'carrier',
  'logistics',
  'calgary',
  'alberta',
  'qwerty',
]

type PasswordProblem = 'too short' | 'too long' | 'too simple' | 'known'

/** What is wrong with a password that somebody has chosen; undefined where nothing is. */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  if (password.length < MIN_PASSWORD) return 'too short'
  if (password.length > MAX_PASSWORD) return 'too long'
  if (isKnownPassword(password)) return 'known'
  return isSimple(password, email) ? 'too simple' : undefined
}

/** Whether too little is left once barred words are taken out, or what is left only repeats or counts on. */
function isSimple(password: string, email: string): boolean {
  const own = [...company.name.split(' '), ...email.split(/[@.+_-]/)].filter(({ length }) => length > 2)
  const plain = [...BARRED, ...own].reduce(
    (rest, word) => rest.replaceAll(word.toLowerCase(), ''),
    password.toLowerCase(),
  )
  return new Set(plain).size < MIN_DIFFERENT_CHARACTERS || isRun(plain)
}

/** A sentence has more different ones, '123456' and 'xyxyxy' around a barred word have not. */
const MIN_DIFFERENT_CHARACTERS = 6

/** Each character follows the one before: 'abcdefghijkl', '987654321098'. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => (code - (codes[index] ?? 0) + 10) % 10))
  return steps.size === 1
}
