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
const LITERAL = '/(?<![\\w.-])-?(?!1px)\\d*\\.?\\d+(px|rem)\\b/'

/** Not yet converted to the tokens and the four breakpoints. Take files out, put none in. */
const unconverted = [
  'app/features/drawings/drawings.css',
  'app/features/drawings/loaded-trailer.css',
  'app/features/drawings/sky.module.css',
  'app/features/drawings/thermometer.module.css',
  'app/features/forms/form-view.module.css',
  'app/features/forms/quote-success.module.css',
  'app/features/lane-map/lane-map.module.css',
  'app/features/lane/lane-card.module.css',
  'app/features/lane/lane-estimator.module.css',
  'app/features/lane/lane-picture.module.css',
  'app/features/lane/lane-summary.module.css',
  'app/features/lane/lane-tools.module.css',
  'app/features/lane/place-list.module.css',
  'app/features/load/extras.module.css',
  'app/features/load/figures.module.css',
  'app/features/load/load-planner.module.css',
  'app/features/load/load-table.module.css',
  'app/features/load/piece-rows.module.css',
  'app/features/load/rates.module.css',
  'app/features/news/article-card.module.css',
  'app/features/news/news-feed.module.css',
  'app/features/search/palette.module.css',
  'app/features/services/service-page.module.css',
  'app/features/services/services-sheet.module.css',
  'app/features/services/when-to-choose.module.css',
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
  'app/shell/footer.module.css',
  'app/shell/header.module.css',
  'app/shell/logo.module.css',
  'app/shell/quote-bar.module.css',
  'app/ui/benefits.module.css',
  'app/ui/button.module.css',
  'app/ui/check-list.module.css',
  'app/ui/dialog.module.css',
  'app/ui/drawn-list.module.css',
  'app/ui/field.module.css',
  'app/ui/figure.module.css',
  'app/ui/fold.module.css',
  'app/ui/folding-rows.module.css',
  'app/ui/lines.module.css',
  'app/ui/notice.module.css',
  'app/ui/on-this-page.module.css',
  'app/ui/page-head.module.css',
  'app/ui/panel.module.css',
  'app/ui/phone-fold.module.css',
  'app/ui/plain-page.module.css',
  'app/ui/section.module.css',
  'app/ui/source-list.module.css',
  'app/ui/spec-table.module.css',
  'app/ui/steps.module.css',
  'app/ui/tabs.module.css',
  'app/ui/toasts.module.css',
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
