import { expect, test } from 'vitest'
import { parsePage } from '../html/page-edits.ts'
import { problemsOf } from './check-page.ts'

const siteUrl = 'https://freight.example'
const good =
  '<title>Safety</title><meta name="description" content="How we drive."><link rel="canonical" href="https://freight.example/safety"><h1>Safety</h1>'
const problemsIn = (html: string) => problemsOf(parsePage(html), siteUrl)

test('a page with title, description, one heading and its address is good', () => {
  expect(problemsIn(good)).toEqual([])
})

test.each([
  ['a title', '<title>Safety</title>', 'no title'],
  ['a description', '<meta name="description" content="How we drive.">', 'no description'],
  ['a heading', '<h1>Safety</h1>', '0 h1'],
  ['an address', '<link rel="canonical" href="https://freight.example/safety">', 'no canonical address'],
])('a page without %s is refused', (_, part, problem) => {
  expect(problemsIn(good.replace(part, ''))).toEqual([problem])
})

test('a page kept out of search engines needs no address', () => {
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
  ['a handler', '<p onclick="go()">', 'onclick="go()"'],
  [
    'a picture from elsewhere',
    '<img src="https://elsewhere.example/a.png">',
    'loads https://elsewhere.example',
  ],
])('%s is refused', (_, part, problem) => {
  expect(problemsIn(good + part).join()).toContain(problem)
})
