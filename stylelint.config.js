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

/** What the classes of one declaration in `app/styles/layout.css` declare. */
const declared = new Set(
  [...readFileSync('app/styles/layout.css', 'utf8').matchAll(/^\.[\w-]+ \{\n {2}([^;{}]+);\n\}/gm)].map(
    ([, declaration]) => declaration,
  ),
)
const systemRuleName = 'site/not-in-system'
const systemMessages = stylelint.utils.ruleMessages(systemRuleName, {
  known: 'app/styles/layout.css has a class for each of these declarations: name the classes in the markup',
})

/** Refuses a class of a module that says only what classes of the system say. */
const notInSystem = stylelint.createPlugin(
  systemRuleName,
  Object.assign(
    () => (root, result) => {
      if (!result.opts.from?.endsWith('.module.css')) return
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

export default {
  plugins: [layerOfFolder, notInSystem],
  reportDescriptionlessDisables: true,
  rules: {
    [ruleName]: true,
    [systemRuleName]: true,
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
