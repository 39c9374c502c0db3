import type { Page } from '@playwright/test'

/** As a reader sets it in the browser: media queries in em follow it. */
export async function setDefaultFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await page.waitForFunction(
    (size) => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= size - 2,
    standard,
  )
}

/** Runs in the page: words that reach over the side of the window, or of what cuts them off. */
export function cutTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const cut = beyond > 0 ? [`${beyond} px too wide`] : []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!text.textContent?.trim() || !parent?.checkVisibility() || parent.closest('.sr, .skip, svg')) continue
    let frame: Element | null = parent
    while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement
    if (!frame || /auto|scroll/.test(getComputedStyle(frame).overflowX)) continue
    range.selectNodeContents(text)
    const { left, right, width } = frame.getBoundingClientRect()
    // For screen readers alone.
    if (width <= 1) continue
    const isCut = [...range.getClientRects()].some(
      (rect) => rect.width > 1 && (rect.right > right + 1 || rect.left < left - 1),
    )
    if (isCut) cut.push(text.textContent.trim())
  }
  return cut
}
