import { company } from '../../domain/company.ts'
import type { Block, EmailContent, Headline, Run, TextRow } from './email-content.ts'

/** The plain-text twin: says all that the HTML says. */
export const asText = ({ label, urgent, blocks, footer }: EmailContent): string =>
  [
    [company.name, label].filter(Boolean).join(' | '),
    ...(urgent === undefined ? [] : [urgent]),
    ...blocks.map(blockText),
    `-- \n${runsText(footer)}`,
  ]
    .join('\n\n')
    .replaceAll('\u00a0', ' ')

function blockText(block: Block): string {
  switch (block.kind) {
    case 'head':
      return paragraphs([
        `${runsText(block.eyebrow)}\n${headlineText(block.headline)}`,
        ...block.lines.map(({ runs }) => runsText(runs)),
      ])
    case 'contact':
      return [block.title, ...block.lines.map((line) => runsText([line]))].join('\n')
    case 'action':
      return paragraphs([`${block.label}:\n${block.href}`, runsText(block.note)])
    case 'steps':
      return [
        block.title,
        ...block.steps.map(({ title, text, isDone }) => `[${isDone ? 'x' : ' '}] ${title}: ${text}`),
      ].join('\n')
    case 'rows':
      return paragraphs([[block.title, ...block.rows.map(rowText)].join('\n'), block.note ?? ''])
    case 'figures':
      return block.figures.map(({ label, text }) => `${label}: ${text}`).join('\n')
    case 'bars':
      return [block.title, ...block.bars.map(({ label, text }) => `${label}: ${text}`)].join('\n')
    case 'text':
      return paragraphs([block.title ?? '', ...block.paragraphs.map(runsText)])
  }
}

const headlineText = (headline: Headline): string =>
  typeof headline === 'string' ? headline : `${headline.from} → ${headline.to}`

const paragraphs = (texts: string[]): string => texts.filter((text) => text !== '').join('\n\n')

const rowText = ({ label, text, was }: TextRow): string =>
  `${label}: ${indent(was === undefined ? text : `${text}\n${was}`)}`

/** A line of a text cannot pass for the next row. */
const indent = (text: string): string => text.replaceAll('\n', '\n  ')

const runsText = (runs: Run[]): string => runs.map(runText).join('')

function runText(run: Run): string {
  if (typeof run === 'string') return run
  const { text, href } = run
  return href === undefined || /^(tel|mailto):/.test(href) ? text : `${text} (${href})`
}
