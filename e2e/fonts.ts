import type { Page } from '@playwright/test'

/** The families that the page has: those that were fetched once the starter has brought them, and those of the machine. */
export const fontsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')))

export async function untilFontsAreHere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['Archivo', 'Atkinson Hyperlegible Next'].every((name) =>
      [...document.fonts].some(({ family }) => family.replaceAll('"', '') === name),
    ),
  )
}
