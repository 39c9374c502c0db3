/**
 * Runs in the page. A bar along a whole edge, with room reserved, counts as the edge of the window: what scrolls
 * past it is out of sight, and what stops beneath it is a fault only at the end of the page.
 */
export async function lookAround(): Promise<string[]> {
  const steps = 9
  const root = document.documentElement
  const faults = new Set<string>()
  if (root.scrollWidth > root.clientWidth) faults.add(`${root.scrollWidth - root.clientWidth} px too wide`)
  const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      getComputedStyle(element).position === 'fixed' && element.checkVisibility() && !element.matches('.sr'),
  )
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  /** What can be seen through covers only where its parts are. */
  const partsOf = (cover: HTMLElement): Element[] =>
    getComputedStyle(cover).backgroundColor === 'rgba(0, 0, 0, 0)' ? [...cover.children] : [cover]
  if (fixed.length === 0) return [...faults]
  const end = root.scrollHeight - innerHeight
  for (let step = 0; step < steps; step++) {
    scrollTo({ top: (end * step) / (steps - 1), behavior: 'instant' })
    await frame(250)
    let beneath = thingsBeneath(step)
    // What moves with the scroll position may be a frame behind.
    if (beneath.length > 0) {
      await frame(5000)
      await frame(5000)
      beneath = thingsBeneath(step)
    }
    for (const name of beneath) faults.add(`${name} at step ${step}`)
  }
  return [...faults]

  /** A busy browser without a window may draw no frame for a page where nothing changes. */
  function frame(mostMs: number): Promise<unknown> {
    return new Promise((drawn) => {
      requestAnimationFrame(drawn)
      setTimeout(drawn, mostMs)
    })
  }

  function thingsBeneath(step: number): string[] {
    const names: string[] = []
    for (const cover of fixed.flatMap(partsOf).filter(isSeen)) {
      const box = cover.getBoundingClientRect()
      const isEdge = box.width >= root.clientWidth && box.bottom >= innerHeight - 1
      if (isEdge && step < steps - 1) continue
      for (const { name, rect } of thingsOnPage(fixed)) {
        const isBeneath =
          rect.right > box.left + 1 &&
          rect.left < box.right - 1 &&
          rect.bottom > box.top + 1 &&
          rect.top < box.bottom - 1
        if (isBeneath) names.push(name)
      }
    }
    return names
  }

  function thingsOnPage(covers: HTMLElement[]): { name: string; rect: DOMRect }[] {
    const isPage = (element: Element | null) =>
      element !== null &&
      !covers.some((cover) => cover.contains(element)) &&
      element.closest('.sr, .skip, dialog, [popover]') === null &&
      element.checkVisibility({ visibilityProperty: true })
    const things: { name: string; rect: DOMRect }[] = []
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary'))
      if (isPage(control))
        things.push({ name: control.textContent || control.tagName, rect: control.getBoundingClientRect() })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.textContent?.trim() || !isPage(text.parentElement)) continue
      range.selectNodeContents(text)
      for (const rect of range.getClientRects())
        if (rect.width > 1) things.push({ name: text.textContent.trim().slice(0, 40), rect })
    }
    return things
  }
}
