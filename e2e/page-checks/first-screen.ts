/** Runs in the page: what its first screen lacks. What a form page is for is its form. */
export function firstScreen(isForm: boolean): string[] {
  const bar = document.querySelector('aside[aria-label="Quick contact"]')?.getBoundingClientRect()
  const end = bar && bar.width >= innerWidth ? Math.min(innerHeight, bar.top) : innerHeight
  const isWhole = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && top >= 0 && bottom <= end
  }
  const heading = document.querySelector('main h1')
  const actions = [...document.querySelectorAll('main :is(a, button, input, select, textarea)')].filter(
    (action) =>
      action.closest('nav[aria-label="Breadcrumb"]') === null && (!isForm || action.closest('form') !== null),
  )
  const shown = actions.some(isWhole) || (bar && bar.width > 0 && !isForm)
  return [
    ...(heading && isWhole(heading) ? [] : ['the first screen lacks its heading']),
    ...(shown ? [] : ['the first screen lacks something to do']),
  ]
}
