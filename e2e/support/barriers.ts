import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Those that depend on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it is shown, one line for each element; none on a page without barriers. */
export async function barriers(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  await page.evaluate(endTransitions)
  const found = await analyze(page, rules)
  if (found.size === 0) return []
  // axe scrolls between reading one color and the next, and the quote bar changes its colors with the scroll position.
  const again = await analyze(page, rules)
  return [...found].filter(([place]) => again.has(place)).map(([, summary]) => summary)
}

/** Runs in the page: the colors of one scheme pass into those of the other. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}

async function analyze(page: Page, rules: 'all' | 'colors'): Promise<Map<string, string>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};undefined`)
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      return (await axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations
    },
    rules === 'all' ? undefined : colorRules,
  )
  return new Map(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => [`${id} ${target}`, `${id}: ${target} ${failureSummary}`] as const,
      ),
    ),
  )
}
