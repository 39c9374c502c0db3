import { expect, test } from 'vitest'
import { parsePage } from '../page-edits.ts'
import { problemsOf, repeatedIn } from './check-page.ts'

const siteUrl = 'https://freight.example'
const good = `<title>Safety</title><meta name="description" content="How we drive."><link rel="canonical" href="https://freight.example/safety"><h1>Safety</h1><main>${'word '.repeat(30)}</main>`
const problemsIn = (html: string) => problemsOf(parsePage(html), siteUrl)

test('a page with title, description, one heading and its urlPath is good', () => {
  expect(problemsIn(good)).toEqual([])
})

test.each([
  ['a title', '<title>Safety</title>', 'no title'],
  ['a description', '<meta name="description" content="How we drive.">', 'no description'],
  ['a heading', '<h1>Safety</h1>', '0 h1'],
  ['a canonical URL', '<link rel="canonical" href="https://freight.example/safety">', 'no canonical URL'],
])('a page without %s is refused', (_, part, problem) => {
  expect(problemsIn(good.replace(part, ''))).toEqual([problem])
})

test('a page with few words besides its scripts is refused', () => {
  const empty = good.replace(
    /<main>.*?<\/main>/,
    `<main>Loading<script>${'word '.repeat(30)}</script></main>`,
  )
  expect(problemsIn(empty)).toEqual(['too few words without JavaScript'])
  const noscript = `<main>Loading<noscript><p>${'word '.repeat(30)}</p></noscript></main>`
  expect(problemsIn(good.replace(/<main>.*?<\/main>/, noscript))).toEqual([])
})

test.each([
  '<form id="a"><input name="a"></form>',
  '<form data-draft="a"><select name="a"></select></form>',
  '<form id="a"><textarea name="a"></textarea></form>',
  '<form><input name="a" type="hidden"><button>Erase</button></form>',
  '<form><input name="a" type="email"><input name="b" type="password"></form>',
])('%s loses nothing', (form) => expect(problemsIn(good + form)).toEqual([]))

test('two pages with one title or one description are refused', () => {
  const other = good.replace('How we drive.', 'How we load.')
  const pages = (second: string) =>
    new Map([
      ['/one', parsePage(good)],
      ['/two', parsePage(second)],
    ])
  expect(repeatedIn(pages(other))).toEqual(['/two: the same title or description as /one: Safety'])
  expect(repeatedIn(pages(good))).toHaveLength(2)
  expect(repeatedIn(pages(other.replace('<title>Safety', '<title>Loads')))).toEqual([])
})

test('a page kept out of search engines needs no urlPath', () => {
  const hidden = good.replace(/<link[^>]*>/, '<meta name="robots" content="noindex">')
  expect(problemsIn(hidden)).toEqual([])
})

test('a title of more than 60 characters is refused', () => {
  expect(problemsIn(good.replace('>Safety</title>', `>${'a'.repeat(61)}</title>`))[0]).toContain(
    '61 characters',
  )
})

test.each([
  ['a second heading', '<h1>Again</h1>', '2 h1'],
  ['an id twice', '<p id="a"></p><p id="a"></p>', 'the id a twice'],
  ['a style of its own', '<p style="color:red">', 'style="color:red"'],
  ['an empty heading', '<h2></h2>', 'an empty <h2>'],
  ['text directly in a group', '<svg><g>0</g></svg>', 'text directly in <g>: 0'],
  ['a form whose typing would be lost', '<form><p><input name="a"></p></form>', 'a form with neither id nor'],
  ['a handler', '<p onclick="go()">', 'onclick="go()"'],
  [
    'a picture from elsewhere',
    '<img src="https://elsewhere.example/a.png">',
    'loads https://elsewhere.example',
  ],
])('%s is refused', (_, part, problem) => {
  expect(problemsIn(good + part).join()).toContain(problem)
})
