import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The narrow and the wide layout, one in each scheme: `app/styles/contrast.test.ts` proves the pairs of colors. */
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

/** Those of a page or an overlay in its layouts; none is the value of each. */
export async function barriersInEachLook(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found[`${width} px, ${colorScheme}`] = await barriers(page)
  }
  return found
}

export const NO_BARRIERS = Object.fromEntries(
  looks.map(({ width, colorScheme }) => [`${width} px, ${colorScheme}`, [] as string[]]),
)

/** What axe finds on the page as it is shown, one line for each element; none on a page without barriers. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(endTransitions)
  const found = await analyze(page)
  if (found.size === 0) return []
  // axe scrolls between reading one color and the next, and the quote bar changes its colors with the scroll position.
  const again = await analyze(page)
  return [...found].filter(([place]) => again.has(place)).map(([, summary]) => summary)
}

/** Runs in the page: the colors of one scheme pass into those of the other. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}

async function analyze(page: Page): Promise<Map<string, string>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};undefined`)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    return (await axe.run({ resultTypes: ['violations'] })).violations
  })
  return new Map(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => [`${id} ${target}`, `${id}: ${target} ${failureSummary}`] as const,
      ),
    ),
  )
}
