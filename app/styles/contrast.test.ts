import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

type Scheme = 'light' | 'dark'

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The color of a token: `--name: light-dark(#f6f3ec, #0e1b24)` or `--name: #0e1b24`. */
function colorOf(token: string, scheme: Scheme): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? ''
  const [light, dark = light] = value.match(/#[0-9a-f]{6}\b/g) ?? []
  const color = scheme === 'light' ? light : dark
  if (color === undefined) throw new Error(`No color: ${token}`)
  return color
}

/** https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** https://www.w3.org/TR/WCAG21/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(color.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const grounds = ['paper', 'sheet', 'well']
/** WCAG 2.1, 1.4.3 and 1.4.11: how much text, and what shows a control, is told from its ground. */
const pairs: [least: number, colors: string[], grounds: string[]][] = [
  [4.5, ['ink', 'slate', 'steel', 'accent', 'error', 'success', 'frost'], grounds],
  [4.5, ['on-amber'], ['amber', 'amber-press', 'load-a', 'load-b', 'load-c', 'load-d']],
  [4.5, ['ink', 'slate', 'accent'], ['accent-wash']],
  [4.5, ['ink', 'slate', 'error'], ['error-wash']],
  [4.5, ['ink', 'slate', 'success'], ['success-wash']],
  [4.5, ['ink', 'slate', 'steel'], ['map-land', 'map-canada', 'map-water', 'map-halo']],
  [3, ['edge', 'accent', 'error', 'success'], grounds],
]

test.each(
  pairs.flatMap(([least, colors, on]) =>
    colors.flatMap((color) =>
      on.flatMap((ground) =>
        (['light', 'dark'] as const).map((scheme) => ({ color, ground, scheme, least })),
      ),
    ),
  ),
)('$color is told from $ground in the $scheme', ({ color, ground, scheme, least }) => {
  expect(contrast(colorOf(color, scheme), colorOf(ground, scheme))).toBeGreaterThanOrEqual(least)
})

test('a pair that is too alike is found', () => {
  expect(contrast(colorOf('amber', 'light'), colorOf('paper', 'light'))).toBeLessThan(3)
})
