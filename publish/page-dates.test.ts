import { expect, test } from 'vitest'
import { pages } from '../domain/pages.ts'
import { pageDates, recordedDates } from './page-dates.ts'
import { parsePage } from './page-edits.ts'

const dates = (html: string, recorded = {}, today = '2026-11-23') =>
  pageDates(new Map([['/', parsePage(html)]]), recorded, today)

const page =
  '<title>Home</title><nav>Menu</nav><main><p class="a">Freight</p><script>{"url":"http://a"}</script></main>'

test('a page keeps its day while its content stays the same, whatever surrounds it', () => {
  const recorded = dates(page)
  expect(recorded).toMatchObject({ '/': { day: '2026-11-23' } })
  const restyled = page.replace('class="a"', 'class="b"').replace('Menu', 'News').replace('//a', '//b')
  expect(dates(restyled, recorded, '2026-12-01')).toEqual(recorded)
})

test.each(['Home', 'Freight'])('a page without its %s changed today', (text) => {
  const changed = dates(page.replace(text, ''), dates(page), '2026-12-01')
  expect(changed).toMatchObject({ '/': { day: '2026-12-01' } })
})

test('every page that may be found is recorded with a day', () => {
  const recorded = recordedDates()
  const listed = pages.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => path)
  expect(Object.keys(recorded)).toEqual(listed)
  for (const { day } of Object.values(recorded)) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
})
