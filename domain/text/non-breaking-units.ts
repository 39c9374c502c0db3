/** Keeps quantities with their units, sizes and phone numbers in one piece. What is not text passes as it is. */
export const nonBreakingUnits = <Content>(text: Content): Content | string =>
  typeof text === 'string' ? text.replaceAll(PIECE, (piece) => piece.replaceAll(' ', '\u00a0')) : text

const NUMBER = '\\d[\\d.,]*'
const UNIT = '(?:ft|in(?! [\\d\\p{Lu}])|mi|lbs?|m|cm|km|kg|t|L|h|min|MB|%|[ap]\\.m\\.|°[CF])(?!\\p{L})'
const PHONE = '\\(\\d{3}\\) \\d{3}-\\d{4}'

/** `(403) 555-0142`, `48 × 40 in`, `13 ft 6 in`, `10 lb per cubic foot`. */
const PIECE = new RegExp(
  `${PHONE}|${NUMBER}(?: × ${NUMBER})*(?: ${UNIT}(?: ${NUMBER} in\\b| per cubic foot)?)?`,
  'gu',
)
