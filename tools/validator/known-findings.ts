import type { Finding } from './validate.ts'

/** What the validator reports by exactly this message, and why it stays. */
interface Known {
  messages: string[]
  why: string
  isKnown?: (finding: Finding) => boolean
}

const unknownProperty = (name: string): string => `CSS: “${name}”: Property “${name}” doesn't exist.`
const obsolete = (attribute: string, element: string): string =>
  `The “${attribute}” attribute on the “${element}” element is obsolete. Use CSS instead.`

const known: Known[] = [
  {
    messages: [
      'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.',
    ],
    why: 'React and MDX write void elements so, and put each attribute value in quotes.',
  },
  {
    messages: [
      'CSS: Unrecognized at-rule “@container”',
      ...[
        'container-type',
        'animation-timeline',
        'animation-range',
        'timeline-scope',
        'view-timeline',
        'line-clamp',
      ].map(unknownProperty),
    ],
    why: 'The validator does not know container queries, scroll-driven animations and line-clamp yet.',
  },
  {
    messages: ['vector-effect', 'paint-order'].map(unknownProperty),
    why: 'SVG 2 defines them as properties; the validator reads CSS by the profile of HTML alone.',
  },
  {
    messages: ['right', '--left', 'font-size', 'width'].map((name) => `CSS: “${name}”: Parse Error.`),
    why: 'The validator does not know the unit cqw.',
    isKnown: ({ extract }) => /qw\b|var\(--ratio\)/.test(extract),
  },
  {
    messages: [
      'CSS: “border-block”: Cannot invoke "org.w3c.css.values.CssValue.getType()" because "val" is null.',
    ],
    why: 'A fault of the validator, where a color is a variable.',
  },
  {
    messages: [
      'This document appears to be written in Maltese but the “html” start tag has “lang="en-CA"”. Consider using “lang="mt"” (or variant) instead.',
    ],
    why: 'The message that is too long says the same letter thousands of times.',
    isKnown: ({ document }) => document === 'note with an error',
  },
  {
    messages: [
      ...['align', 'bgcolor', 'height', 'valign', 'width'].map((name) => obsolete(name, 'td')),
      ...['align', 'valign', 'width'].map((name) => obsolete(name, 'th')),
      ...['bgcolor', 'cellpadding', 'cellspacing', 'width'].map((name) => obsolete(name, 'table')),
      'The “border” attribute on the “table” element is obsolete. Consider specifying “img { border: 0; }” in CSS instead.',
      ...['mso-hide', 'supported-color-schemes'].map(unknownProperty),
    ],
    why: 'Outlook for Windows and older versions of Apple Mail read these and not the CSS that replaces them.',
    isKnown: ({ document }) => document.startsWith('email '),
  },
]

export const isKnown = (finding: Finding): boolean =>
  known.some(({ messages, isKnown = () => true }) => messages.includes(finding.message) && isKnown(finding))
