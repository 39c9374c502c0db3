/** Runs in the page: what can be pressed, and is not hit 21 px above and below its middle. */
export function smallTargets(): string[] {
  const pressable = document.querySelectorAll<HTMLElement>('a[href], button, summary, label:has(input)')
  return [...pressable]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInRunningText(element))
    .flatMap((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width === 0 || element.matches('.skip')) return []
      const isHit = (offset: number) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2 + offset)
        return hit !== null && (element.contains(hit) || hit.closest('a, button, summary, label') === element)
      }
      return isHit(-21) && isHit(21) ? [] : [`${Math.round(height)} px: ${element.textContent}`]
    })

  /** Its line has words besides it. */
  function isInRunningText(element: HTMLElement): boolean {
    if (getComputedStyle(element).display !== 'inline') return false
    const block = element.closest<HTMLElement>('p, li, dd, dt, td, th, div, span:not(a span)')
    const own = [...(block?.querySelectorAll('a') ?? [])].reduce(
      (sum, link) => sum + (link.textContent?.length ?? 0),
      0,
    )
    return (block?.textContent?.trim().length ?? 0) > own + 3
  }
}
