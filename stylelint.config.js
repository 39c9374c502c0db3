import { readFileSync } from 'node:fs'
import stylelint from 'stylelint'

const ruleName = 'site/layer-of-folder'
const messages = stylelint.utils.ruleMessages(ruleName, {
  named: 'The folder says the layer (publish/styles/folder-layers.ts)',
})

/** Refuses a layer that a file names itself, but in the one that declares their order. */
const layerOfFolder = stylelint.createPlugin(
  ruleName,
  Object.assign(
    () => (root, result) =>
      root.walkAtRules('layer', (node) => {
        if (node.nodes) stylelint.utils.report({ ruleName, result, node, message: messages.named })
      }),
    { ruleName, messages },
  ),
)

/** What the classes of one declaration declare. */
const declared = new Set(
  [...readFileSync('app/styles/classes.css', 'utf8').matchAll(/^\.[\w-]+ \{ ([^;{}]+); \}$/gm)].map(
    ([, declaration]) => declaration,
  ),
)
/** The primitives: what they say, by what comes after their class in the selector. */
const primitives = [
  ...readFileSync('app/styles/layout.css', 'utf8').matchAll(
    /^\.([\w-]+)(:[\w:-]+(?:\([^)]*\))?)? \{\n((?: {2}[^{}]+;\n)+)\}/gm,
  ),
]
  .map(([, name, pseudo = '', body]) => ({
    name,
    pseudo,
    says: body
      .trim()
      .split(/;\n? */)
      .filter(Boolean),
  }))
  .filter(({ pseudo, says }) => pseudo !== '' || says.length > 1)
const systemRuleName = 'site/not-in-system'
const systemMessages = stylelint.utils.ruleMessages(systemRuleName, {
  known: 'app/styles/classes.css has a class for each of these declarations: name the classes in the markup',
  primitive: (name) => `app/styles/layout.css has it as \`${name}\`: compose that, or name it in the markup`,
})

/** There is no class for a rule that holds at some widths, or on paper, alone. */
const isInAtRule = ({ parent }) => parent?.type === 'atrule' || (parent !== undefined && isInAtRule(parent))

const repeats = (rule, { pseudo, says }) =>
  rule.selectors.every((selector) =>
    pseudo ? selector.endsWith(pseudo) : !/:(?!is\(|global\()/.test(selector.split(' ').pop()),
  ) && says.every((declaration) => rule.nodes.some((node) => String(node) === declaration))

/** Refuses a class of a module that says only what classes of the system say, and a rule that repeats a primitive. */
const notInSystem = stylelint.createPlugin(
  systemRuleName,
  Object.assign(
    () => (root, result) => {
      if (!result.opts.from?.endsWith('.module.css')) return
      root.walkRules((node) => {
        const known = isInAtRule(node) ? undefined : primitives.find((one) => repeats(node, one))
        if (known)
          stylelint.utils.report({
            ruleName: systemRuleName,
            result,
            node,
            message: systemMessages.primitive(known.name),
          })
      })
      for (const node of root.nodes) {
        if (node.type !== 'rule' || !/^\.[\w-]+$/.test(node.selector)) continue
        const isKnown = ({ type, prop, value }) =>
          type === 'comment' ||
          (type === 'decl' &&
            (prop === 'composes' ? value.endsWith(' from global') : declared.has(`${prop}: ${value}`)))
        if (node.nodes.every(isKnown))
          stylelint.utils.report({ ruleName: systemRuleName, result, node, message: systemMessages.known })
      }
    },
    { ruleName: systemRuleName, messages: systemMessages },
  ),
)

/** A length in px, rem or pt, unless it is 0 or a line of 1px. */
const LITERAL = '/(?<![\\w.-])-?(?![01]px)\\d*\\.?\\d+(px|rem)\\b/'

/**
 * What the browsers of `publish/browsers/oldest.ts` do not all have, as of Baseline 2022, and may be used all the same.
 * `docs/browsers.md` says what is different without it.
 */
const knownOrFilledIn = {
  ignoreAtRules: [
    // In Chrome 105, Firefox 110 and Safari 16.
    'container',
    'page',
  ],
  ignoreFunctions: [
    // Publishing adds the colors for browsers without it.
    'light-dark',
    // Tints and hairlines, which are missed by nobody.
    'color-mix',
    'round',
  ],
  ignoreSelectors: [
    // Compiled.
    'nesting',
    // With a script of its own where it is missing.
    'popover-open',
    // Firefox 115 lacks it; each use changes a look, never whether something can be read or used.
    'has',
    'selection',
    'details-content',
  ],
  ignoreUnits: ['cqw', 'cqh', 'lh'],
  ignoreProperties: Object.fromEntries(
    [
      // In all of them.
      '/^(container-type|accent-color|overscroll-behavior|outline|paint-order|resize|user-select|mask.*|break-.*)$/',
      // Without them a page is printed, sized, wrapped, measured or moved in the browser's own way.
      '/^(print-color-adjust|forced-color-adjust|text-size-adjust|text-wrap|field-sizing|content-visibility)$/',
      '/^(animation-range|animation-timeline|timeline-scope|view-timeline|overflow-clip-margin|line-clamp)$/',
      // Of `subgrid`, which Chrome has since 117: rows do not meet those beside them.
      '/^grid-template-(rows|columns)$/',
    ].map((property) => [property, ['/^.+$/']]),
  ),
}

export default {
  plugins: [layerOfFolder, notInSystem, 'stylelint-plugin-use-baseline'],
  reportDescriptionlessDisables: true,
  rules: {
    [ruleName]: true,
    [systemRuleName]: true,
    'plugin/use-baseline': [true, { available: 2022, ...knownOrFilledIn }],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
      'color',
    ],
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|gap|row-gap|column-gap|font|font-size)/': [LITERAL],
    },
    'media-feature-range-notation': 'context',
    'media-feature-name-value-allowed-list': { width: ['36em', '48em', '62em', '80em'] },
  },
  overrides: [
    {
      // The one place of colours and sizes.
      files: ['app/styles/tokens.css'],
      rules: {
        'color-no-hex': null,
      },
    },
    {
      // Text in a drawing is measured in the drawing's units.
      files: ['app/features/drawings/*.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
}
