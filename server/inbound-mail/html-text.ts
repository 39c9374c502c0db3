import { convert, type HtmlToTextOptions } from 'html-to-text'

/** A mail of more is no mail that a person wrote. */
const MAX_CHARACTERS = 2_000_000
const MAX_DEPTH = 300

const plain = { options: { uppercase: false } }

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: MAX_CHARACTERS, maxDepth: MAX_DEPTH },
  formatters: {
    cell(element, walk, builder) {
      walk(element.children, builder)
      builder.addInline(' ')
    },
  },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
    { selector: 'a[href^="mailto:"]', format: 'inline' },
    { selector: 'img', format: 'skip' },
    // Mail is laid out by tables, so a cell is no column.
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...plain })),
    { selector: 'hr', format: 'skip' },
  ],
}

/** What a person reads, with `> ` before quoted lines. */
export const htmlText = (html: string): string => convert(html, options)
