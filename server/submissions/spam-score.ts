import type { Answers } from '../../domain/form.ts'

interface SpamSignals {
  /** What was entered into the field that people do not see. */
  trap?: string | undefined
  /** From the first touch of the form to its sending; absent without JavaScript. */
  sentAfterMs?: number | undefined
}

interface SpamScore {
  score: number
  /** For staff, each with what it counts. */
  reasons: string[]
}

/** From here on a submission is a suspect. One sign alone is not enough, but for the field that people do not see. */
export const SUSPECT_SCORE = 5

const FASTEST_MS = 3000

/** The spam score of a submission, with its reasons. Language, length and one or two links count nothing. */
export function spamScore(answers: Answers, { trap, sentAfterMs }: SpamSignals): SpamScore {
  const texts = Object.values(answers).flat().map(String)
  const text = texts.join('\n').toLowerCase()
  const links = text.match(/https?:\/\/|\bwww\./g)?.length ?? 0
  const found = phrases.filter(({ pattern }) => pattern.test(text))
  const signs: [isSo: boolean, counts: number, reason: string][] = [
    [Boolean(trap), SUSPECT_SCORE, 'hidden field filled in'],
    [sentAfterMs !== undefined && sentAfterMs < FASTEST_MS, 2, 'sent within 3 seconds'],
    [links >= 3, 3, 'several links'],
    [links >= 6, 2, 'many links'],
    [links >= 1 && found.length > 0, 2, 'link beside a spam phrase'],
    [MARKUP.test(text), 3, 'HTML or BBCode'],
    [MARKUP.test(text) && links > 0, 2, 'links in HTML or BBCode'],
    [isRepeated(texts), 3, 'the same text in several answers'],
    [texts.some(hasRepeatedLines), 3, 'the same line many times'],
    ...found.map(({ counts, name }): [boolean, number, string] => [true, counts, `phrase: ${name}`]),
  ]
  const counted = signs.filter(([isSo]) => isSo)
  return {
    score: counted.reduce((sum, [, counts]) => sum + counts, 0),
    reasons: counted.map(([, counts, reason]) => `${reason} (${counts})`),
  }
}

const MARKUP = /<a\s[^>]{0,100}href|<(?:script|iframe|img)\b|\[(?:url|link|img)[=\]]/

const phrase = (name: string, counts: number, pattern: RegExp) => ({ name, counts, pattern })

/** 2 for what a freight request may mention, 3 for what none does. */
const phrases = [
  phrase(
    'search ranking',
    3,
    /\bseo (?:services?|agency|experts?|packages?|audit|company)|first page of google|\brank(?:ing)? (?:on|in) google|google ranking/,
  ),
  phrase('backlinks', 3, /\bback-?links?\b|guest post|domain authority/),
  phrase(
    'web design',
    2,
    /web(?:site)? (?:design|development|redesign)|redesign (?:of )?your (?:web)?site|mobile app development/,
  ),
  phrase(
    'traffic',
    3,
    /(?:increase|boost|more|drive|targeted) (?:organic |website |web )?(?:traffic|visitors)/,
  ),
  phrase('medicine', 3, /\bviagra\b|\bcialis\b|\btramadol\b|online pharmacy|weight loss pills?/),
  phrase('gambling', 2, /\bcasinos?\b|\bbetting\b|\bjackpot\b|\bfree spins\b/),
  phrase(
    'crypto',
    3,
    /\b(?:bitcoin|crypto(?:currency)?|forex)\b.{0,60}\b(?:invest|profit|return|trading|wallet|earn)|\b(?:invest|profit|earn)\w*\b.{0,60}\b(?:bitcoin|crypto|forex)/s,
  ),
  phrase(
    'loan',
    3,
    /\bpayday loans?\b|loan offer|business (?:loan|funding|cash advance)s?\b|merchant cash advance|unsecured (?:loan|credit)/,
  ),
  phrase(
    'adult',
    3,
    /\bporn|\bescorts?\b (?:service|girls)|\bonlyfans\b|\bsexy? (?:girls|dating|chat)|hot girls|adult dating/,
  ),
  phrase('easy money', 3, /earn (?:up to )?\$?\d+|make money (?:online|fast|from home)/),
  phrase('wealth', 3, /passive income|get rich|financial freedom/),
  phrase('followers', 3, /(?:instagram|social media) followers|buy followers/),
  phrase(
    'prize',
    3,
    /you(?:'ve| have)? (?:won|been selected)|claim your (?:prize|reward|gift)|lottery|inheritance|next of kin/,
  ),
  phrase(
    'call to click',
    2,
    /click (?:here|the link|below|this link)|act now|limited[- ]time offer|100% (?:free|guaranteed)/,
  ),
  phrase(
    'leads for sale',
    3,
    /email list|leads? list|verified (?:leads|contacts)|bulk (?:email|sms)|contact form (?:marketing|blast|submission)/,
  ),
  phrase('promotion', 2, /social media marketing|email marketing|explainer video|digital marketing/),
  phrase('unsubscribe', 2, /\bunsubscribe\b|opt[- ]out|to be removed from/),
  phrase(
    'counterfeits',
    3,
    /\breplica (?:watches|bags)|cheap (?:rolex|designer)|fake (?:documents|passport)|buy (?:real )?(?:passport|diploma)/,
  ),
  phrase('messenger', 2, /(?:telegram|whatsapp)\s*(?:me|us)?\s*(?:@|:|at|on)/),
]

const isRepeated = (texts: string[]): boolean => {
  const long = texts.filter((text) => text.length >= 8)
  return long.some((text) => long.filter((other) => other === text).length >= 4)
}

function hasRepeatedLines(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.length >= 15)
  return lines.length >= 8 && new Set(lines).size <= lines.length / 4
}
