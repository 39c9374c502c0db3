import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page as it is shown, one line for each element; none on a page without barriers. */
export async function barriers(page: Page): Promise<string[]> {
  const found = await analyze(page)
  if (found.size === 0) return []
  // axe scrolls between reading one color and the next, and the quote bar changes its colors with the scroll position.
  const again = await analyze(page)
  return [...found].filter(([place]) => again.has(place)).map(([, summary]) => summary)
}

async function analyze(page: Page): Promise<Map<string, string>> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return new Map(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => [`${id} ${target}`, `${id}: ${target} ${failureSummary}`] as const,
      ),
    ),
  )
}
