import { expect, test } from 'vitest'
import { withColorsForAll } from './without-light-dark.ts'

const UNKNOWN = '@supports not (color:light-dark(#000,#fff))'
const root = ':root{color-scheme:light dark;--ink:light-dark(#000,#fff);--s1:4px}'

test('a browser without light-dark() gets the light colors', () => {
  expect(withColorsForAll(root)).toBe(`${root}${UNKNOWN}{:root{color-scheme:light;--ink:#000}}`)
})

test('a part that is dark in both schemes gets the dark ones where it becomes dark', () => {
  expect(withColorsForAll(`${root}@media (width>=48em){.a,.b{color-scheme:dark;top:0}}`)).toContain(
    `@media (width>=48em){.a,.b{color-scheme:dark;top:0}${UNKNOWN}{.a,.b{--ink:#fff}}}`,
  )
})

test('each color of a value is taken, functions within it too', () => {
  const shadow = '--shadow:0 1px light-dark(#0001,#0006),0 2px light-dark(rgb(0,0,0,.1),#000a)'
  expect(withColorsForAll(`:root{color-scheme:light dark;${shadow}}`)).toContain(
    '--shadow:0 1px #0001,0 2px rgb(0,0,0,.1)}',
  )
})

test('styles without such colors stay as they are', () => {
  expect(withColorsForAll('.a{color-scheme:dark}')).toBe('.a{color-scheme:dark}')
})
