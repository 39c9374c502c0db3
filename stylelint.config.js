import stylelint from 'stylelint'

const ruleName = 'site/in-layer'
const messages = stylelint.utils.ruleMessages(ruleName, {
  outside: 'Every rule is in a layer that app/styles/layers.css declares',
})
const LAYERS = /^(reset|tokens|base|layout|components|pages)$/

/** Refuses what is outside of the layers; a file may also only declare or import them. */
const inLayer = stylelint.createPlugin(
  ruleName,
  Object.assign(
    () => (root, result) => {
      for (const node of root.nodes) {
        const isLayer =
          node.type === 'atrule' && node.name === 'layer' && (!node.nodes || LAYERS.test(node.params))
        if (node.type === 'comment' || isLayer || (node.type === 'atrule' && node.name === 'import')) continue
        stylelint.utils.report({ ruleName, result, node, message: messages.outside })
      }
    },
    { ruleName, messages },
  ),
)

/** A length in px, rem or pt, unless it is 0 or a line of 1px. */
const LITERAL = '/(?<![\\w.-])-?(?![01]px)\\d*\\.?\\d+(px|rem)\\b/'

export default {
  plugins: [inLayer],
  reportDescriptionlessDisables: true,
  rules: {
    [ruleName]: true,
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
