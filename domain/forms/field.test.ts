import fc from 'fast-check'
import { expect, test } from 'vitest'
import { en } from '../../translations/en/en.ts'
import { problemText } from '../../translations/problem-text.ts'
import { choices, date, email, type Field, file, longText, number, optional, pounds, text } from './field.ts'

const answerOf = (field: Field, typed: unknown) => {
  const reading = field.read(typed)
  return 'answer' in reading ? reading.answer : `! ${problemText(reading.problem, en)}`
}
const line = text()

test('what is empty or blank is required', () => {
  for (const typed of [undefined, null, '', '  ', '\n\t']) expect(answerOf(line, typed)).toBe('! Required')
})

test('what may be left empty is left out, but not when it is wrong', () => {
  expect(answerOf(optional(line), '')).toBeUndefined()
  expect(answerOf(optional(number()), 'heavy')).toMatch(/^! Required: a number/)
})

test('nothing but text is taken for text', () => {
  for (const typed of [5, true, [], {}]) expect(answerOf(line, typed)).toBe('! Required: plain text')
})

test('one line stays one line, without control characters or marks that turn it round', () => {
  expect(answerOf(line, '  Zoë\u0000 \r\nBcc:\u202e x ')).toBe('Zoë  Bcc: x')
})

test('several lines keep their breaks', () => {
  expect(answerOf(longText(), 'dock 4\r\nring\u0007 twice\n')).toBe('dock 4\nring twice')
})

test('size limits are the only bounds', () => {
  expect(answerOf(line, 'x'.repeat(500))).toHaveLength(500)
  expect(answerOf(line, 'x'.repeat(501))).toBe('! Required: 500 characters at most')
  expect(answerOf(longText(), 'x'.repeat(10_001))).toBe('! Required: 10,000 characters at most')
})

test('a number is any finite number, with or without separators of thousands', () => {
  const weight = number()
  expect([18000, '18,000', '18 000', ' -2.5 ', '1e3', '0'].map((typed) => answerOf(weight, typed))).toEqual([
    18000, 18000, 18000, -2.5, 1000, 0,
  ])
  for (const typed of ['1e999', 'NaN', 'Infinity', '0x10', '1,2', 'ten', Number.NaN, {}])
    expect(answerOf(weight, typed)).toMatch(/^! Required: /)
})

test('a weight in pounds may be typed with its unit, and in kilograms', () => {
  const typed = ['12 000 kg', '12,000kg', '12000 Kilograms', '18,000 lbs', '18 000 lb.', 18000, '40']
  expect(typed.map((one) => answerOf(pounds(), one))).toEqual([26455, 26455, 26455, 18000, 18000, 18000, 40])
  for (const unclear of ['20k lbs', '19t', 'kg', '1,2 kg', '12000 kg lbs'])
    expect(answerOf(pounds(), unclear)).toMatch(/^! Required: a number/)
})

test('a date is a day of the calendar', () => {
  const day = date()
  expect(answerOf(day, '2028-02-29')).toBe('2028-02-29')
  for (const typed of ['2027-02-29', '2027-13-01', '29.02.2028', 'tomorrow'])
    expect(answerOf(day, typed)).toMatch(/^! Required: a date/)
})

test('an email address is one address', () => {
  const address = email()
  for (const typed of ['a@b.ca', "o'neil+freight@mail.company.co", 'zoë@société.ca'])
    expect(answerOf(address, typed)).toBe(typed)
  for (const typed of [
    'a@b.ca,c@d.ca',
    'a@b.ca\nBcc: c@d.ca',
    'a@b.ca;c@d.ca',
    'a b@c.ca',
    '<a@b.ca>',
    'a@@b.ca',
    'a@b',
    'ab.ca',
    'a@.ca',
    'a@b..ca',
  ])
    expect(answerOf(address, typed)).toMatch(/^! Required: /)
})

test('an address that a mail server would refuse, or that hides what it is, is not taken', () => {
  const address = email()
  for (const typed of [
    'a..b@c.ca',
    '.a@b.ca',
    'a.@b.ca',
    'a@127.0.0.1',
    'a@-x.ca',
    'a@x-.ca',
    `a@${'x'.repeat(64)}.ca`,
    `${'a'.repeat(65)}@b.ca`,
    `a@${'x.'.repeat(130)}ca`,
    'a＠evil.example@b.ca',
    'a@b。ca',
  ])
    expect(answerOf(address, typed)).toMatch(/^! Required: /)
  expect(answerOf(address, `${'a'.repeat(64)}@${'x'.repeat(63)}.ca`)).toHaveLength(131)
})

test('characters that cannot be seen are taken out, and make no answer', () => {
  expect(answerOf(email(), ' pat\u200b@ship\u00adper.\u202eexample\u2060 ')).toBe('pat@shipper.example')
  expect(answerOf(line, 'Re\u{1d173}gi\u{e0001}na\ufff9')).toBe('Regina')
})

test('no text is an answer in which nothing can be seen', () => {
  const ignorable = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character))
  expect(ignorable.length).toBeGreaterThan(4000)
  const blank = [
    ...ignorable,
    '\u2800',
    '\u{1d159}',
    '\u0301',
    '\u200d\ufe0f \u2800\u034f',
    ignorable.join(''),
  ]
  const kinds = [line, longText()]
  const taken = kinds.flatMap((kind) => blank.filter((typed) => answerOf(kind, typed) !== '! Required'))
  expect(taken.filter((typed) => typed.length < 500)).toEqual([])
})

test.each([
  ['a joiner within a word', 'نامه\u200cای'],
  ['a family of joined emoji', '👩\u200d👩\u200d👧'],
  ['a variant of a character', '葛\u{e0100}城'],
  ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['blank symbols among others', '⠃⠕⠭\u2800⠁'],
])('%s stays', (_, typed) => {
  expect(answerOf(line, typed)).toBe(typed)
})

test('several choices come in the order they are offered, each once, and no other', () => {
  const services = choices({
    options: ['LTL', 'Rail'],
  })
  expect(answerOf(services, ['Rail', 'LTL', 'Rail'])).toEqual(['LTL', 'Rail'])
  for (const typed of [['Rail', 'Sea'], ['Rail', 5], 'Rail', 5, {}])
    expect(answerOf(services, typed)).toBe('! Required: any of the choices')
})

test('whatever is typed, reading answers and never throws', () => {
  const kinds = [line, longText(), number(), date(), email()]
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...kinds, ...kinds.map(optional)), (typed, field) => {
      const reading = field.read(typed)
      return 'problem' in reading
        ? problemText(reading.problem, en).startsWith('Required')
        : reading.answer !== null
    }),
    { numRuns: 5000 },
  )
})

test('a file without a byte is called empty, where one was chosen', () => {
  const resume = file({ accept: '.pdf,.docx', megabytes: 5 })
  expect(answerOf(resume, new File([], ''))).toBe('! Required')
  expect(answerOf(resume, new File([], 'cv.pdf'))).toMatch(/this one is empty, or gone since it was chosen$/)
  expect(answerOf(resume, new File(['x'], 'cv.exe'))).toMatch(/one of these types: .pdf, .docx$/)
  expect(answerOf(resume, new File(['x'], 'cv.pdf'))).toBe('cv.pdf')
})
