import stylelint from 'stylelint'

const ruleName = 'site/in-layer'
const messages = stylelint.utils.ruleMessages(ruleName, {
  outside: 'Every rule stands in a layer that app/styles/layers.css declares',
})
const LAYERS = /^(reset|tokens|base|layout|components|pages)$/

/** Refuses what stands outside of the layers; a file may also only declare or import them. */
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

/** Not yet converted to the tokens and the four breakpoints. Take files out, put none in. */
const unconverted = [
  'app/pages/about-us/journey.module.css',
  'app/pages/carrier-login/carrier-login.module.css',
  'app/pages/carrier-login/login-form.module.css',
  'app/pages/contact/calgary-map.module.css',
  'app/pages/contact/contact.module.css',
  'app/pages/driver-jobs/driver-jobs.module.css',
  'app/pages/driver-jobs/job-list.module.css',
  'app/pages/form-page.module.css',
  'app/pages/form-submissions/clear-list.module.css',
  'app/pages/form-submissions/form-submissions.module.css',
  'app/pages/form-submissions/submission-table.module.css',
  'app/pages/home/about.module.css',
  'app/pages/home/hero.module.css',
  'app/pages/home/home.module.css',
  'app/pages/home/lane-start.module.css',
  'app/pages/home/timeline.module.css',
  'app/pages/leadership/leadership.module.css',
  'app/pages/not-found.module.css',
  'app/pages/safety/clocks.module.css',
  'app/pages/safety/safety.module.css',
  'app/pages/shippers/bill-of-lading.module.css',
  'app/pages/shippers/shippers.module.css',
  'app/pages/temperature-controlled.module.css',
  'app/pages/text-page.module.css',
  'app/pages/thank-you.module.css',
]

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
    {
      files: unconverted,
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
        'media-feature-name-value-allowed-list': null,
      },
    },
  ],
}
