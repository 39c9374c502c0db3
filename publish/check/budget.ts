import zlib from 'node:zlib'
import type { ReadyPage } from '../publish-page.ts'

/** Bytes that a visitor receives before the first sign of intent, compressed as they are sent. */
interface Weight {
  html: number
  /** These two are within the page. */
  styles: number
  scripts: number
  fonts: number
  firstView: number
}

/** The limits in bytes; the build of the sample fails above them. */
export const budget: Weight = {
  html: 40_000,
  styles: 8_000,
  scripts: 5_000,
  fonts: 40_000,
  firstView: 100_000,
}

/** `fontSizes` in bytes; what is within the page is also compressed on its own. */
export function weigh(page: ReadyPage, fontSizes: readonly number[]): Weight {
  const fonts = fontSizes.reduce((sum, font) => sum + font, 0)
  const html = packedBytes(page.html)
  return {
    html,
    styles: packedBytes(page.styles.join('')),
    scripts: packedBytes(page.scripts.join('')),
    fonts,
    firstView: html + fonts,
  }
}

/** One sentence for each exceeded limit; empty when the page is within the budget. */
export const overBudget = (weight: Weight): string[] =>
  (Object.keys(budget) as (keyof Weight)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${part} of ${weight[part]} bytes, ${budget[part]} at most`)

/** As it is sent. */
const packedBytes = (text: string): number => zlib.brotliCompressSync(text).length
