import { expect, type Page } from '@playwright/test'

export const FETCHED = ['Archivo', 'Atkinson Hyperlegible Next']

/** The fonts that are fetched and that the page has. */
export const fontsIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    (fetched) =>
      [...document.fonts]
        .map(({ family }) => family.replaceAll('"', ''))
        .filter((name) => fetched.includes(name)),
    FETCHED,
  )

export async function untilFontsAreHere(page: Page): Promise<void> {
  await expect.poll(async () => (await fontsIn(page)).toSorted()).toEqual(FETCHED)
}
