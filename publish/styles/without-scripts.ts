import type { Rule } from 'lightningcss'
import { rewrite } from './page-styles.ts'

/**
 * Takes the rules within `@media (scripting: none)` out of a stylesheet: in a `<noscript>` they also count in browsers
 * that do not know the feature. Layers stay, the condition goes. Without such rules the second text is empty.
 */
export function withoutScriptsApart(stylesheet: string): { styles: string; withoutScripts: string } {
  let depth = 0
  const within = rewrite(stylesheet, {
    Rule(rule) {
      if (isWithoutScripts(rule)) depth++
      return depth > 0 || hasRules(rule.type) ? undefined : []
    },
    RuleExit(rule) {
      if (isWithoutScripts(rule)) depth--
    },
  })
  return {
    styles: rewrite(stylesheet, { Rule: (rule) => (isWithoutScripts(rule) ? [] : undefined) }),
    withoutScripts: rewrite(within.replaceAll('@media (scripting:none)', '@media all')),
  }
}

const hasRules = (type: string): boolean => /^(media|layer-block|supports|container|scope)$/.test(type)

const isWithoutScripts = (rule: Rule): boolean =>
  rule.type === 'media' &&
  rule.value.query.mediaQueries.some(
    ({ condition }) =>
      condition?.type === 'feature' &&
      condition.value.type === 'plain' &&
      condition.value.name === 'scripting',
  )
