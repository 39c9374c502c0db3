import type { Page } from '@playwright/test'

/** What the whole stylesheet changes on a page that has its own rules for what it shows, one line for each element. */
export async function missingStyles(page: Page): Promise<string[]> {
  await page.evaluate(addWholeStylesheet)
  return page.evaluate(changedByLastStylesheet)
}

/** Runs in the page. */
async function addWholeStylesheet(): Promise<void> {
  const html = await (await fetch(location.href)).text()
  const [, href] = /data-styles="([^"]+)"/.exec(html) ?? []
  await new Promise((onload, onerror) => {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }))
  })
}

/** Runs in the page: elements and pseudo-elements that have other computed styles without the last stylesheet. */
function changedByLastStylesheet(): string[] {
  const sheet = [...document.styleSheets].at(-1) as CSSStyleSheet
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition-duration: 0s !important }')
  document.adoptedStyleSheets.push(still)
  const properties = [...propertiesIn(sheet.cssRules)]
  const pseudos = { '::before': '*', '::after': '*', '::marker': 'li', '::placeholder': 'input, textarea' }
  const shown = [...document.querySelectorAll('html, body, body :not(noscript)')].flatMap((element) => [
    { element, pseudo: '' },
    ...Object.entries(pseudos)
      .filter(([, selector]) => element.matches(selector))
      .map(([pseudo]) => ({ element, pseudo })),
  ])
  const valuesOf = (element: Element, pseudo: string): string[] => {
    const style = getComputedStyle(element, pseudo)
    const isThere = pseudo === '' || style.content !== 'none'
    return isThere ? properties.map((name) => style.getPropertyValue(name)) : []
  }
  const whole = shown.map(({ element, pseudo }) => valuesOf(element, pseudo))
  sheet.disabled = true
  return shown.flatMap(({ element, pseudo }, index) => {
    const own = valuesOf(element, pseudo)
    const changed = properties.filter((_, place) => own[place] !== whole[index]?.[place])
    return changed.length > 0
      ? [`<${element.tagName} class="${element.className}">${pseudo}: ${changed}`]
      : []
  })

  function propertiesIn(rules: CSSRuleList, found = new Set<string>()): Set<string> {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const name of rule.style) if (!name.startsWith('--')) found.add(name)
      if ('cssRules' in rule) propertiesIn(rule.cssRules as CSSRuleList, found)
    }
    return found
  }
}
