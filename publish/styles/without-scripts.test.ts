import { expect, test } from 'vitest'
import { withoutScriptsApart } from './without-scripts.ts'

test('rules for a page without scripts are apart, in their layers and without the condition', () => {
  const face = '@font-face{font-family:A;src:url(/a.woff2)}'
  const stylesheet = `@layer a,b;@media (scripting:none){${face}}@layer a{p{color:red}@media (scripting:none){.x{display:none!important}.y p{top:0}}}@layer b{@media print{p{top:1px}}@media (scripting:none){p{top:2px}}}`
  expect(withoutScriptsApart(stylesheet)).toEqual({
    styles: '@layer a{p{color:red}}@layer b{@media print{p{top:1px}}}',
    withoutScripts: `${face}@layer a{.x{display:none!important}.y p{top:0}}@layer b{p{top:2px}}`,
  })
})

test('without such rules nothing is apart', () => {
  expect(withoutScriptsApart('p{color:red}')).toEqual({ styles: 'p{color:red}', withoutScripts: '' })
})
