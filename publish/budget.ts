import { compress } from './compress.ts'
import type { ReadyPage } from './publish-page.ts'

/** Bytes that a visitor receives before the first sign of intent, compressed as they are sent. */
export interface Weight {
  html: number
  /** These two are within the page. */
  styles: number
  scripts: number
  fonts: number
  firstView: number
}

export const budget: Weight = {
  html: 40_000,
  styles: 8_000,
  scripts: 5_000,
  fonts: 40_000,
  firstView: 100_000,
}

export async function weigh({ html, styles, scripts }: ReadyPage, fonts: readonly Buffer[]): Promise<Weight> {
  const page = await packed(html)
  const drawnWith = fonts.reduce((sum, font) => sum + font.length, 0)
  return {
    html: page,
    styles: await packed(styles.join('')),
    scripts: await packed(scripts.join('')),
    fonts: drawnWith,
    firstView: page + drawnWith,
  }
}

/** What is too heavy, in words. */
export const overBudget = (weight: Weight): string[] =>
  (Object.keys(budget) as (keyof Weight)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${part} of ${weight[part]} bytes, ${budget[part]} at most`)

async function packed(text: string): Promise<number> {
  const body = Buffer.from(text)
  const brotli = (await compress(body)).find(({ encoding }) => encoding === 'br')
  return brotli?.bytes.length ?? body.length
}
