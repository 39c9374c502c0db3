import type { Answers } from '../../domain/forms/form.ts'

interface SpamSignals {
  /** What was entered into the field that people do not see. */
  trap?: string | undefined
  /** From the first touch of the form to its sending; absent without JavaScript. */
  sentAfterMs?: number | undefined
}

export interface SpamScore {
  score: number
  /** For staff, each with what it counts. */
  reasons: string[]
}

/** From here on a submission is held as spam. One sign alone is not enough, but for the field that people do not see. */
export const HELD_SCORE = 5

const FASTEST_MS = 3000

/** The spam score of a submission, with its reasons. Language, length and one or two links count nothing. */
export function spamScore(answers: Answers, { trap, sentAfterMs }: SpamSignals): SpamScore {
  const texts = Object.values(answers).flat().map(String)
  const text = texts.join('\n').toLowerCase()
  const links = text.match(/https?:\/\/|\bwww\./g)?.length ?? 0
  const found = phrases.filter(({ pattern }) => pattern.test(text))
  const strength = found.reduce((sum, { counts }) => sum + (counts > 1 ? counts : 0), 0)
  const signs: [isSo: boolean, counts: number, reason: string][] = [
    [Boolean(trap), HELD_SCORE, 'hidden field filled in'],
    [sentAfterMs !== undefined && sentAfterMs < FASTEST_MS, 2, 'sent within 3 seconds'],
    [links >= 3, 3, 'several links'],
    [links >= 6, 2, 'many links'],
    [links >= 1 && strength >= 3, 2, 'link beside a spam phrase'],
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

/** 1 for what is in many honest requests and signatures, 2 for what a freight request may mention, 3 for what none does. */
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
    /(?:increase|boost|drive|targeted) (?:organic |website |web )?(?:traffic|visitors)|more (?:organic|website|web) (?:traffic|visitors)/,
  ),
  phrase('medicine', 3, /\bviagra\b|\bcialis\b|\btramadol\b|online pharmacy|weight loss pills?/),
  phrase('casino', 1, /\bcasinos?\b|\bjackpot\b/),
  phrase('gambling', 3, /online (?:casinos?|betting|slots)|casino bonus|best casino|\bfree spins\b/),
  phrase(
    'crypto',
    3,
    /\b(?:bitcoin|crypto(?:currency)?|forex)\b.{0,60}\b(?:invest|profit|trading|wallet|earn)|\b(?:invest|profit|earn)\w*\b.{0,60}\b(?:bitcoin|crypto|forex)/s,
  ),
  phrase(
    'loan',
    3,
    /\bpayday loans?\b|loan offer|business cash advances?\b|merchant cash advance|unsecured (?:loan|credit)/,
  ),
  phrase('business loan', 2, /business (?:loan|funding)s?\b/),
  phrase(
    'adult',
    3,
    /\bporn(?:o|hub)?\b|\bescorts?\b (?:girls|services? in your)|\bonlyfans\b|\bsexy? (?:girls|dating|chat)|hot girls|adult dating/,
  ),
  phrase('easy money', 3, /earn (?:up to )?\$?\d+|make money (?:online|fast|from home)/),
  phrase('wealth', 3, /passive income|get rich|financial freedom/),
  phrase('followers', 3, /(?:instagram|social media) followers|buy followers/),
  phrase('prize', 3, /you(?:'ve| have)? (?:won|been selected)|claim your (?:prize|reward|gift)|next of kin/),
  phrase('windfall', 2, /lottery|inheritance/),
  phrase(
    'call to click',
    2,
    /click (?:here|the link|below|this link)|act now|limited[- ]time offer|100% (?:free|guaranteed)/,
  ),
  phrase(
    'leads for sale',
    3,
    /leads? list|verified (?:leads|contacts)|bulk (?:email|sms)|contact form (?:marketing|blast|submission)/,
  ),
  phrase('email list', 2, /email list/),
  phrase('promotion', 2, /social media marketing|email marketing|explainer video|digital marketing/),
  phrase('unsubscribe', 1, /\bunsubscribe\b|opt[- ]out|to be removed from/),
  phrase(
    'counterfeits',
    3,
    /\breplica (?:watches|bags)|cheap (?:rolex|designer)|fake (?:documents|passport)|buy (?:real )?(?:passport|diploma)/,
  ),
  phrase('messenger', 1, /(?:telegram|whatsapp)\s{0,9}(?:(?:me|us)\s{0,9})?(?:@|:|at|on)/),
]

const isRepeated = (texts: string[]): boolean => {
  const long = texts.filter((text) => text.length >= 8)
  return long.some((text) => long.filter((other) => other === text).length >= 4)
}

function hasRepeatedLines(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.length >= 15)
  return lines.length >= 8 && new Set(lines).size <= lines.length / 4
}
