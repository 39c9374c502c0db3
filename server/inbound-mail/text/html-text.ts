import { convert, type HtmlToTextOptions } from 'html-to-text'

/** What a person wrote is at the beginning; the rest of a longer mail is history. */
const MAX_CHARACTERS = 500_000
/** Deeper elements are not shown, and no program writes so many in each other that parsing takes long. */
const MAX_DEPTH = 300
const MAX_OPEN = 1000

const plain = { options: { uppercase: false } }

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: MAX_DEPTH },
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
export const htmlText = (html: string): string => convert(bounded(html.slice(0, MAX_CHARACTERS)), options)

/** Up to where too many elements are open. */
function bounded(html: string): string {
  let open = 0
  for (const { index, 1: end, 2: name = '' } of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    if (CLOSED_BY_OTHERS.has(name.toLowerCase())) continue
    open = end ? Math.max(0, open - 1) : open + 1
    if (open > MAX_OPEN) return html.slice(0, index)
  }
  return html
}

/** Elements that need no end: they have none, or the next one ends them. */
const CLOSED_BY_OTHERS = new Set(
  'area base br col embed hr img input link meta param source track wbr p li td th tr dt dd option o'.split(
    ' ',
  ),
)
