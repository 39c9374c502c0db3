import { expect, test } from 'vitest'
import { type HolidayName, holidaysFrom } from './holidays.ts'

const days = (from: string, name: HolidayName) =>
  holidaysFrom(from)
    .filter((holiday) => holiday.name === name)
    .map(({ day }) => day)

test.each([
  ['2024-01-01', '2024-03-29'],
  ['2025-01-01', '2025-04-18'],
  ['2026-01-01', '2026-04-03'],
  ['2027-01-01', '2027-03-26'],
  ['2028-01-01', '2028-04-14'],
  ['2038-01-01', '2038-04-23'],
])('in the year from %s Good Friday is %s', (from, day) => expect(days(from, 'goodFriday')).toEqual([day]))

/** As the Government of Alberta gives them: `albertaHolidays`. */
test.each([
  ['2024', '2024-02-19', '2024-05-20', '2024-09-02', '2024-10-14'],
  ['2025', '2025-02-17', '2025-05-19', '2025-09-01', '2025-10-13'],
  ['2026', '2026-02-16', '2026-05-18', '2026-09-07', '2026-10-12'],
])('Alberta in %s: Family, Victoria, Labour and Thanksgiving Day', (year, ...expected) => {
  const from = `${year}-01-01`
  const found = (['family', 'victoria', 'labour', 'thanksgiving'] as const).flatMap((name) =>
    days(from, name),
  )
  expect(found).toEqual(expected)
})

test('Alberta has nine, Quebec eight with a choice of two at Easter, British Columbia eleven', () => {
  const in2027 = (region: string) =>
    holidaysFrom('2027-01-01').filter(
      ({ places, insteadOf }) =>
        !insteadOf &&
        places.some(({ country, regions }) => country === 'CA' && (regions?.includes(region) ?? true)),
    ).length
  expect(in2027('AB')).toBe(9)
  expect(in2027('QC')).toBe(9)
  expect(in2027('BC')).toBe(11)
  expect(in2027('ON')).toBe(9)
  expect(in2027('SK')).toBe(10)
  expect(in2027('MB')).toBe(9)
  expect(in2027('NL')).toBe(6)
})

test('the eleven of the US are kept on the nearest weekday', () => {
  const us = holidaysFrom('2027-01-01').filter(({ places }) =>
    places.some(({ country, regions }) => country === 'US' && !regions),
  )
  expect(new Set(us.map(({ name }) => name)).size).toBe(11)
  expect(us.filter(({ insteadOf }) => insteadOf).map(({ day }) => day)).toEqual([
    '2027-06-18',
    '2027-07-05',
    '2027-12-24',
    '2027-12-31',
  ])
})

test('Canada Day moves only from a Sunday', () => {
  expect(days('2029-01-01', 'canada')).toEqual(['2029-07-01', '2029-07-02'])
  expect(days('2028-01-01', 'canada')).toEqual(['2028-07-01'])
})

test('what is kept in several countries is listed once', () => {
  const [christmas] = holidaysFrom('2026-11-23').filter(({ name }) => name === 'christmas')
  expect(christmas?.places.map(({ country }) => country)).toEqual(['CA', 'US', 'MX'])
})

test('from any day they are twelve months ahead and in order', () => {
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2030, 0, 1); at += 37 * 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    const dates = holidaysFrom(day).map((holiday) => holiday.day)
    expect(dates).toEqual(dates.toSorted())
    expect((dates[0] ?? '') >= day).toBe(true)
    expect((dates.at(-1) ?? '').slice(0, 7) <= `${Number(day.slice(0, 4)) + 1}${day.slice(4, 7)}`).toBe(true)
  }
})

test('no calendar year lacks one', () => {
  for (let year = 2024; year < 2040; year += 1)
    expect(new Set(holidaysFrom(`${year}-01-01`).map(({ name }) => name)).size).toBe(40)
})
