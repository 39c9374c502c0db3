import { expect, test } from 'vitest'
import { parsePage } from '../page-edits.ts'
import { stylesFor, withoutFonts } from './page-styles.ts'

const stylesOf = (styles: string, html: string) => stylesFor(styles, parsePage(html).elements)

test('rules for classes, ids and elements that the page lacks are left out', () => {
  const styles = '.here{color:red}.gone{color:red}#gone{color:red}aside{color:red}p.here{color:#00f}'
  expect(stylesOf(styles, '<p class="here">')).toBe('.here{color:red}p.here{color:#00f}')
})

test('rules for what a page shows without scripts stay', () => {
  const styles = '.note b{color:red}'
  expect(stylesOf(styles, '<noscript><p class="note"><b></b></p></noscript>')).toBe(styles)
})

test('a rule of several selectors keeps those that can match', () => {
  expect(stylesOf('.here,.gone{color:red}', '<p class="here">')).toBe('.here{color:red}')
})

test('states, attributes that browsers set and media rules stay', () => {
  const styles =
    'a:hover{color:red}a[aria-busy=true]{color:#00f}@media (width<=9px){a:not(.gone){color:red}}@media print{a{color:red}}'
  expect(stylesOf(styles, '<a>')).toBe(styles)
})

test('data attributes that only the application sets are left out', () => {
  const kept = 'a[data-app=ready]{color:#00f}'
  expect(stylesOf(`a[data-open]{color:red}${kept}`, '<a>')).toBe(kept)
})

test('selectors within :is and :has count, nested rules too', () => {
  const styles =
    ':is(.gone,p){color:red}:is(.gone,b){color:red}p:has(b){color:red}p{& .gone{color:red}&:hover{color:red}}'
  expect(stylesOf(styles, '<p>')).toBe(':is(.gone,p){color:red}p{&:hover{color:red}}')
})

test('custom properties stay only while something kept or drawn refers to them', () => {
  const long = 'clamp(1px, 2vw, 3px)'
  const styles = `:root{--a:var(--b);--b:${long};--c:2px;--d:3px}p{margin:var(--a);top:var(--a);left:var(--b)}.gone{margin:var(--c)}`
  expect(stylesOf(styles, '<p><svg fill="var(--d)">')).toBe(
    `:root{--b:${long};--d:3px}p{margin:var(--b);top:var(--b);left:var(--b)}`,
  )
})

test('keyframes stay only while an animation names them', () => {
  const styles = '@keyframes draw{to{opacity:1}}@keyframes gone{to{opacity:0}}p{animation:.6s draw}'
  expect(stylesOf(styles, '<p>')).toBe('@keyframes draw{to{opacity:1}}p{animation:.6s draw}')
})

test('the order of rules stays', () => {
  const styles = 'b{color:red}i{color:red}.here{color:#00f}b{margin:0}'
  expect(stylesOf(styles.replace('i{', '.gone{color:red}i{'), '<b class="here"><i>')).toBe(
    'b,i{color:red}.here{color:#00f}b{margin:0}',
  )
})

test('the sheet that comes later declares no font again', () => {
  expect(withoutFonts('@font-face{font-family:A;src:url(/a.woff2)}p{color:red}')).toBe('p{color:red}')
})

test('a custom property that is set once is written where it is read, if it is short or read once', () => {
  const styles =
    ':root{--a:clamp(1px, 2vw, 3px);--b:red;--c:1px;--d:2px;--e:max(4vw,50px);color:var(--b);top:var(--e)}p{margin:var(--a);color:var(--b);left:var(--e)}'
  expect(stylesOf(`${styles}p{padding:var(--c);inset:var(--d, 0)}`, '<p style="top:var(--c)">')).toBe(
    ':root{--c:1px;--d:2px;--e:max(4vw,50px);color:red;top:var(--e)}p{margin:clamp(1px, 2vw, 3px);color:red;left:var(--e);padding:var(--c);inset:var(--d,0)}',
  )
})

test('where more is rendered later, the rules of the modules behind it stay', () => {
  const styles = '.card-aB1 h2{color:red}.card-zZ9{color:blue}.note{color:green}.note .card-zZ9{color:gray}'
  const { elements } = parsePage('<main></main>')
  const kept = stylesFor(styles, elements, new Set(['aB1']))
  expect(kept).toBe('.card-aB1 h2{color:red}.note{color:green}')
  expect(stylesFor(styles, elements)).toBe('')
})
