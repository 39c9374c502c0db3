import { expect, test } from 'vitest'
import { leaveFontsToBootstrap } from './fonts.ts'

test('a font that is fetched is left to the bootstrap where scripts run; one of the machine stays', () => {
  const fetched =
    '@font-face{font-family:"A B";src:url(/a.woff2)format("woff2");font-weight:400 700;font-display:swap}'
  const local = '@font-face{font-family:A Fallback;src:local(Arial)}'
  expect(leaveFontsToBootstrap(`${fetched}${local}p{color:red}`)).toEqual({
    stylesheet: `@media (scripting:none){${fetched}}${local}p{color:red}`,
    fonts: [['A B', 'url(/a.woff2)format("woff2")', '400 700']],
  })
})

test('a font that is missing fails the build', () => {
  expect(() => leaveFontsToBootstrap('@font-face{font-family:A;src:url(/a.woff2)}')).toThrow('font-family:A')
})
