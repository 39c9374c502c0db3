import { expect, test } from 'vitest'
import { leaveFontsToStarter } from './fonts.ts'

test('a font that is fetched is left to the starter where scripts run; one of the machine stays', () => {
  const fetched =
    '@font-face{font-family:"A B";src:url(/a.woff2)format("woff2");font-weight:400 700;font-display:swap}'
  const local = '@font-face{font-family:A Fallback;src:local(Arial)}'
  expect(leaveFontsToStarter(`${fetched}${local}p{color:red}`)).toEqual({
    stylesheet: `@media (scripting:none){${fetched}}${local}p{color:red}`,
    fonts: [['A B', 'url(/a.woff2)format("woff2")', '400 700']],
  })
})

test('a font that could not be brought is told', () => {
  expect(() => leaveFontsToStarter('@font-face{font-family:A;src:url(/a.woff2)}')).toThrow('font-family:A')
})
