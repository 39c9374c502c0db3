/**
 * For browsers without `light-dark()`: after each rule that chooses a color scheme, the same tokens with the colors of
 * that scheme. They are light but for the parts that are dark in both schemes. Expects flat, minified rules.
 */
export function withColorsForAll(styles: string): string {
  const tokens = [...styles.matchAll(TOKEN)].map(([, name = '', value = '']) => ({ name, value }))
  if (tokens.length === 0) return styles
  const colors = (scheme: Scheme) =>
    tokens.map(({ name, value }) => `${name}:${colorsOf(value, scheme)}`).join(';')
  return styles.replaceAll(CHOICE, (rule: string, selectors: string, chosen: string) => {
    const scheme = chosen === 'dark' ? 'dark' : 'light'
    if (selectors === ':root' && chosen === 'light') return rule
    const own = selectors === ':root' ? 'color-scheme:light;' : ''
    return `${rule}@supports not (color:light-dark(#000,#fff)){${selectors}{${own}${colors(scheme)}}}`
  })
}

type Scheme = 'light' | 'dark'

const TOKEN = /(--[\w-]+):([^;{}]*light-dark\([^;{}]*)/g
const CHOICE = /([^{};]+)\{[^{}]*(?<![\w-])color-scheme:([\w ]+)[^{}]*\}/g
const PAIR = /light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^(),]|\([^()]*\))*)\)/g

const colorsOf = (value: string, scheme: Scheme): string =>
  value.replaceAll(PAIR, (_, light: string, dark: string) => (scheme === 'light' ? light : dark).trim())
