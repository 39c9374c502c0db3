import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Those that depend on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it is shown, one line for each element; none on a page without barriers. */
export async function barriers(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  const found = await analyze(page, rules)
  if (found.size === 0) return []
  // axe scrolls between reading one color and the next, and the quote bar changes its colors with the scroll position.
  const again = await analyze(page, rules)
  return [...found].filter(([place]) => again.has(place)).map(([, summary]) => summary)
}

async function analyze(page: Page, rules: 'all' | 'colors'): Promise<Map<string, string>> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules === 'all' ? axe : axe.withRules(colorRules)).analyze()
  return new Map(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => [`${id} ${target}`, `${id}: ${target} ${failureSummary}`] as const,
      ),
    ),
  )
}
