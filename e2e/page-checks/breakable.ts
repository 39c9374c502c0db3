import type { Page } from '@playwright/test'
import { nonBreakingUnits } from '../../domain/text/non-breaking-units.ts'

/** Texts that may break where they should not. A drawing breaks no lines, and a field shows what was typed. */
export async function breakable(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shown: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node
      if (!parent || parent.closest('svg, script, style, noscript, textarea, option')) continue
      if (getComputedStyle(parent).whiteSpaceCollapse && getComputedStyle(parent).textWrapMode !== 'nowrap')
        shown.push(textContent ?? '')
    }
    return shown
  })
  return texts.filter((text) => nonBreakingUnits(text) !== text)
}
