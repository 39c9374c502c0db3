import type { Page } from '@playwright/test'

/** Does what Chrome's translator does: every text, also a later one, stands in two `font` elements. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      if (root instanceof Text) texts.push(root)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(text.data)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    wrap(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
