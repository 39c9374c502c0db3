import { refusals } from '../../http/error-messages.ts'
import { isLong, sized } from '../long.ts'

/** How many are generated. */
export const CASES = sized(1000, 100_000)
export const TIMEOUT_MS = 60_000 + CASES * 10

/** Every sentence that a refusal may have. */
export const sentences: string[] = Object.values(refusals).map(({ message }) => message)

/** Values that broke programs elsewhere, for every field of every form and call. */
export const naughty: unknown[] = [
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\udfff\ud800',
    '\u202eevil',
    '\ufeff',
    '\u0007',
    '\r\nBcc: all@example.org',
    '%00',
    '%n%s%x',
  ],
  ...[
    "'; drop table submissions; --",
    '" or ""="',
    '#{7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '<!--',
    ']]>',
    '\\',
    '`',
    '../../etc/passwd',
  ],
  ...[
    'undefined',
    'null',
    'NaN',
    'Infinity',
    '-0',
    '1e999',
    '0x10',
    '1/0',
    '9'.repeat(400),
    '٣',
    '½',
    'ﬀ',
    'Ω≈ç√',
    '田中さん',
    '👩‍👩‍👧‍👦',
    'Z̮̞̠͙͔ͅ',
    'İ',
  ],
  ...[
    'a@b',
    'a@b.c,d@e.f',
    '"a b"@c.d',
    'a@b.c\r\nTo: x@y.z',
    '@',
    'a@@b.c',
    'a@b..c',
    `${'a'.repeat(300)}@b.ca`,
  ],
  ...[
    '2026-13-01',
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13',
    '2026-11-30T00:00:00Z',
    'x'.repeat(501),
    'x'.repeat(10_001),
  ],
  ...[
    0,
    -0,
    1e308,
    Number.MIN_VALUE,
    true,
    false,
    null,
    [],
    {},
    [[]],
    [{}],
    ['LTL', 'LTL'],
    [null],
    { length: 3 },
    { toString: 1 },
  ],
  ...[
    { __proto__: null },
    JSON.parse('{"__proto__":{"admin":true}}'),
    { constructor: { prototype: 1 } },
    { toJSON: 1 },
  ],
]

/** What to try in one of so many places: everything, or in the short form each value in one of them at least. */
export function shareOf<Value>(values: readonly Value[], place: number, places: number): Value[] {
  const shares = isLong ? 1 : Math.min(places, values.length)
  return values.filter((_, index) => index % shares === place % shares)
}

/** Those of them that fit into a field of one line. */
export const naughtyTexts: readonly string[] = naughty
  .filter((value) => typeof value === 'string' && value.length < 600)
  .map(String)
