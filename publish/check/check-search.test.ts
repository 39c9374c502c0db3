import { expect, test } from 'vitest'
import { parsePage } from '../page-edits.ts'
import { searchProblems } from './check-search.ts'

const problems = (main: string) => searchProblems(new Map([['/about-us', parsePage(`<main>${main}</main>`)]]))

const good = `<h1>About Us</h1><p>A freight company in Calgary, Alberta.</p>
  <h2 id="journey">Our Journey</h2><p>Founded in <b>2018</b>.</p><h3>Since</h3><p>First truck, <i>fleet</i> expanded</p>
  <section id="promises"><h2>What to hold us to</h2><p>An answer within 24&nbsp;hours</p></section>`

test('a page that says what the search promises, where it says so, has no problem', () =>
  expect(problems(good)).toEqual([]))

test.each([
  ['id="journey"', '', 'there is no #journey'],
  ['Our Journey', 'Journey', '#journey is headed "Journey", not "Our Journey"'],
  ['fleet', 'trucks', '#journey does not say "fleet expanded"'],
  ['<h3>Since</h3>', '<h2>Since</h2>', '#journey does not say "first truck"'],
  ['An answer', 'Answers', '#promises does not say "an answer within 24 hours"'],
  [', Alberta', '', 'the page does not say "Alberta"'],
])('without %s it is refused', (text, other, problem) =>
  expect(problems(good.replace(text, other))).toContain(
    `/about-us: translations/en/search/topics.ts: ${problem}`,
  ),
)
