import { company } from '../../domain/company.ts'
import { markLetter } from '../../domain/letter-mark.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import type { ValidityDay } from '../../domain/quotes/validity-days.ts'
import { escapeHtml } from '../../domain/text/escape-html.ts'
import { nonBreakingUnits } from '../../domain/text/non-breaking-units.ts'
import type { Bar, Block, EmailContent, Figure, Headline, Run, Tone } from './email-content.ts'

/** Every element has its styles: some mail programs drop style sheets. Nothing is fetched. */
export const asHtml = ({
  subject,
  preheader,
  label,
  urgent,
  blocks,
  footer,
}: EmailContent): string => `<!doctype html>
<html lang="${DEFAULT_LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting" content="">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeText(subject)}</title>
<style>${STYLE_SHEET}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:#ECE7DB;-webkit-text-size-adjust:100%">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;mso-hide:all" aria-hidden="true">${escapeText(preheader)}${PREHEADER_FILL}</div>
<div role="article" aria-roledescription="email" aria-label="${escapeText(subject)}">
<table role="presentation" class="ground" ${FULL} bgcolor="#ECE7DB" style="background-color:#ECE7DB"><tr><td align="center" style="padding:0">
<!--[if mso]><table role="presentation" width="640" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="paper" ${FULL} bgcolor="#F6F3EC" style="width:100%;max-width:640px;background-color:#F6F3EC">
<tr><td class="pad" bgcolor="#0E1B24" style="padding:18px 32px;background-color:#0E1B24">${wordmark(label)}</td></tr>
<tr><td bgcolor="#0E1B24" style="padding:0 0 ${urgent === undefined ? 0 : 8}px;background-color:#0E1B24">${TAPE}</td></tr>
${urgent === undefined ? '' : band(urgent)}${blocks.map((block, index) => row(index === 0 ? 28 : 0, block)).join('\n')}
<tr><td class="pad hair" style="padding:18px 32px 28px;border-top:1px solid #DBD7CB">${paragraph('steel', runsHtml(footer), `margin:0;${textStyle(14, 21)}`)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`

const COLOURS = { ink: '#0E1B24', slate: '#33454F', steel: '#566770', accent: '#8A4B00', error: '#B3261E' }
type Colour = keyof typeof COLOURS
const FULL = 'width="100%" cellpadding="0" cellspacing="0" border="0"'

const display = (size: number, line: number, weight = 700) =>
  `font-family:'Archivo','Helvetica Neue',Helvetica,Arial,sans-serif;font-size:${size}px;line-height:${line}px;font-weight:${weight}`
const textStyle = (size: number, line: number) =>
  `font-family:'Segoe UI',-apple-system,BlinkMacSystemFont,'Helvetica Neue',Arial,sans-serif;font-size:${size}px;line-height:${line}px`

const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a:focus-visible { outline: 3px solid #8A4B00; outline-offset: 2px; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } .headline { font-size: 27px !important; line-height: 31px !important; } .price { font-size: 34px !important; line-height: 38px !important; } .promise { font-size: 18px !important; line-height: 25px !important; } .fold { display: block !important; width: auto !important; padding-right: 0 !important; } .fold-top { padding-bottom: 0 !important; border-bottom: 0 !important; } .fold-next { padding-top: 0 !important; } .full { display: block !important; text-align: center !important; white-space: normal !important; } .hide { display: none !important; } .gap-top { padding-top: 16px !important; } }
@media (prefers-color-scheme: dark) { body, .ground { background-color: #0A151C !important; } .paper { background-color: #0E1B24 !important; } .sheet { background-color: #15252F !important; } .ink, .ink a { color: #F3EFE6 !important; } .slate, .slate a { color: #C6D0D5 !important; } .steel, .steel a { color: #95A6AF !important; } .accent { color: #F2A33A !important; } .error { color: #FF9C90 !important; } .hair { border-color: #33464F !important; } .tape-w { background-color: #F3EFE6 !important; } .tape-r { background-color: #D2463B !important; } .dot-off { border-color: #7C8F99 !important; } .day-left { border-top-color: #79CDB4 !important; } a:focus-visible { outline-color: #F2A33A; } }
[data-ogsc] .ink { color: #F3EFE6 !important; } [data-ogsc] .slate { color: #C6D0D5 !important; } [data-ogsc] .steel { color: #95A6AF !important; } [data-ogsc] .accent { color: #F2A33A !important; } [data-ogsc] .error { color: #FF9C90 !important; }
`

/** Keeps the body's first words out of the preview. */
const PREHEADER_FILL = '&#8199;&#65279;&#847; '.repeat(40)

const MAX_ON_ONE_LINE = 32

/** The letter of the mark and the name, drawn with text and a background: an image would be blocked or would report the opening. */
function wordmark(label: string): string {
  const [size, line] = [...company.name].length > MAX_ON_ONE_LINE ? [15, 19] : [18, 24]
  return `<table role="presentation" ${FULL}><tr><td width="34" height="34" align="center" valign="middle" bgcolor="#F2A33A" style="width:34px;height:34px;background-color:#F2A33A;border-radius:4px;${display(22, 34, 800)};color:#0E1B24" aria-hidden="true">${escapeText(markLetter())}</td><td valign="middle" style="padding-left:12px;${display(size, line)};letter-spacing:-.02em;color:#F3EFE6;word-break:break-word">${withoutOrphan(escapeText(company.name))}</td><td class="hide" align="right" valign="middle" style="padding-left:16px;white-space:nowrap;${textStyle(14, 20)};color:#C6D0D5">${escapeText(label)}</td></tr></table>`
}

const tapeCell = (name: string, width: string, colour: string) =>
  `<td class="${name}" width="${width}" height="8" bgcolor="${colour}" style="height:8px;line-height:8px;font-size:1px;background-color:${colour}">&nbsp;</td>`

/** Red 11 to white 7, as on trailers. */
const TAPE = `<table role="presentation" ${FULL} aria-hidden="true"><tr>${`${tapeCell('tape-r', '7.64%', '#C02C22')}${tapeCell('tape-w', '4.86%', '#FFFFFF')}`.repeat(8)}</tr></table>`

/** White on red in both schemes. */
const band = (text: string): string =>
  `<tr><td class="pad" bgcolor="#B3261E" style="padding:14px 32px;background-color:#B3261E;${display(20, 26)};color:#FFFFFF">${escapeText(text)}</td></tr>\n`

const row = (top: number, block: Block): string => {
  const { bottom, html } = cell(block)
  return `<tr><td class="pad" style="padding:${top}px 32px ${bottom}px">${html}</td></tr>`
}

function cell(block: Block): { bottom: number; html: string } {
  switch (block.kind) {
    case 'head':
      return { bottom: 24, html: head(block) }
    case 'contact':
      return { bottom: 24, html: contact(block) }
    case 'action':
      return { bottom: 32, html: action(block) }
    case 'steps':
      return { bottom: 18, html: heading(block.title) + steps(block.steps) }
    case 'rows':
      return { bottom: 32, html: heading(block.title) + rows(block) }
    case 'figures':
      return { bottom: 28, html: figures(block.figures) }
    case 'bars':
      return { bottom: 32, html: heading(block.title) + bars(block.bars) }
    case 'text':
      return { bottom: 24, html: (block.title ? heading(block.title) : '') + prose(block) }
  }
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const paragraph = (colour: Colour, html: string, style: string, name: string = colour): string =>
  `<p class="${name}" style="${style};color:${COLOURS[colour]};word-break:break-word">${html}</p>`

const heading = (title: string): string =>
  `<h2 class="ink" style="margin:0 0 8px;${display(18, 24)};letter-spacing:-.01em;color:#0E1B24;word-break:break-word">${withoutOrphan(escapeText(title))}</h2>`

const head = ({ eyebrow, headline, lines, days = [] }: BlockOf<'head'>): string =>
  paragraph('slate', runsHtml(eyebrow), `margin:0 0 6px;${textStyle(15, 22)}`) +
  `<h1 class="ink headline" style="margin:0;${display(36, 40)};letter-spacing:-.02em;color:#0E1B24;word-break:break-word">${headlineHtml(headline)}</h1>` +
  lines
    .map(({ tone, runs }) =>
      paragraph(TONES[tone].colour, runsHtml(runs), TONES[tone].style, TONES[tone].name),
    )
    .join('') +
  (days.length === 0 ? '' : validity(days))

/** One segment a day; the line above says the same. */
const validity = (days: readonly ValidityDay[]): string =>
  `<table role="presentation" ${FULL} aria-hidden="true" style="margin-top:12px;table-layout:fixed"><tr>${days.map(day).join('<td width="3" style="width:3px;font-size:1px">&nbsp;</td>')}</tr></table>`

const day = ({ name, state }: ValidityDay): string =>
  `<td class="day-${state} steel" style="padding-top:4px;border-top:6px solid ${DAYS[state]};${textStyle(13, 18)};color:${COLOURS.steel}">${escapeText(name)}</td>`

const DAYS: Record<ValidityDay['state'], string> = { gone: '#BDC2BE', left: '#14594A', last: '#F2A33A' }

const TONES: Record<Tone, { colour: Colour; style: string; name?: string }> = {
  ink: { colour: 'ink', style: `margin:10px 0 0;${textStyle(17, 25)}` },
  slate: { colour: 'slate', style: `margin:6px 0 0;${textStyle(16, 24)}` },
  accent: { colour: 'accent', style: `margin:14px 0 0;${display(18, 24)}` },
  error: { colour: 'error', style: `margin:14px 0 0;${display(18, 24)}` },
  price: {
    colour: 'ink',
    style: `margin:14px 0 0;${display(44, 48)};letter-spacing:-.02em`,
    name: 'ink price',
  },
  promise: { colour: 'ink', style: `margin:14px 0 0;${display(20, 27, 600)}`, name: 'ink promise' },
}

const headlineHtml = (headline: Headline): string =>
  typeof headline === 'string'
    ? escapeText(headline)
    : `${escapeText(headline.from)} <span class="accent" role="img" style="color:#8A4B00" aria-label="to">→</span> ${escapeText(headline.to)}`

const contact = ({ title, lines }: BlockOf<'contact'>): string =>
  `<table role="presentation" class="sheet" ${FULL} bgcolor="#FFFDF9" style="background-color:#FFFDF9;border-radius:4px"><tr><td style="padding:18px 20px 20px;border-left:4px solid #F2A33A">${heading(title)}${paragraph('ink', lines.map((line) => runsHtml([line])).join('<br>'), `margin:0;${textStyle(17, 30)}`)}</td></tr></table>`

const action = ({ label, href, note }: BlockOf<'action'>): string =>
  `<table role="presentation" ${FULL}><tr><td class="fold" style="padding-right:16px;width:1%;white-space:nowrap"><a class="full" href="${escapeText(href)}" style="display:inline-block;background-color:#F2A33A;border:1px solid #F2A33A;border-radius:4px;padding:14px 22px;${display(16, 20)};color:#0E1B24;text-decoration:none">${escapeText(label)}</a></td>${note.length === 0 ? '<td class="hide"></td>' : `<td class="fold gap-top slate" valign="middle" style="${textStyle(15, 22)};color:#33454F">${runsHtml(note)}</td>`}</tr></table>`

const steps = (list: BlockOf<'steps'>['steps']): string =>
  `<table role="presentation" ${FULL} style="margin-top:12px">${list.map(step).join('')}</table>`

const step = ({ title, text, isDone }: BlockOf<'steps'>['steps'][number]): string =>
  `<tr><td width="26" valign="top" style="padding-top:4px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${isDone ? DOT_ON : DOT_OFF}</tr></table></td><td style="padding:0 0 14px">${paragraph('ink', escapeText(title), `margin:0;${display(16, 22)}`)}${paragraph('slate', withoutOrphan(escapeText(text)), `margin:2px 0 0;${textStyle(15, 22)}`)}</td></tr>`

const DOT = 'font-size:1px;line-height:1px;border-radius:50%'
const DOT_ON = `<td width="16" height="16" style="width:16px;height:16px;${DOT};background-color:#F2A33A">&nbsp;</td>`
const DOT_OFF = `<td class="dot-off" width="12" height="12" style="width:12px;height:12px;${DOT};border:2px solid #5A6B75">&nbsp;</td>`

const rows = ({ rows: list, note }: BlockOf<'rows'>): string =>
  `<table ${FULL} style="border-collapse:collapse">${list.map(textRow).join('')}</table>` +
  (note ? paragraph('slate', withoutOrphan(escapeText(note)), `margin:16px 0 0;${textStyle(15, 22)}`) : '')

const textRow = ({ label, text, was, isMarked, isAmount }: BlockOf<'rows'>['rows'][number]): string => {
  const [colour, weight]: [Colour, number] = !isMarked
    ? ['steel', 400]
    : isAmount
      ? ['ink', 700]
      : ['accent', 700]
  // Phones show a label above its text, but an amount beside it.
  const [above, below, width, align] = isAmount
    ? ['', '', '', ' align="right"']
    : ['fold fold-top ', 'fold fold-next ', ' width="180"', '']
  return `<tr><th class="${above}hair ${colour}" scope="row" align="left" valign="top"${width} style="padding:9px 16px 9px 0;border-bottom:1px solid #DBD7CB;${textStyle(15, 22)};font-weight:${weight};color:${COLOURS[colour]};word-break:break-word">${escapeText(label)}</th><td class="${below}hair ink" valign="top"${align} style="padding:9px 0;border-bottom:1px solid #DBD7CB;${textStyle(16, 23)};color:#0E1B24;${isAmount ? 'word-break:normal;overflow-wrap:break-word' : 'word-break:break-word'}${isMarked ? ';font-weight:700' : ''}">${isAmount ? withoutOrphan(lines(text)) : lines(text)}${was === undefined ? '' : earlier(was)}</td></tr>`
}

const earlier = (was: string): string =>
  `<br><span class="steel" style="${textStyle(15, 22)};font-weight:400;color:#566770">${lines(was)}</span>`

const figures = (list: Figure[]): string =>
  `<table role="presentation" class="sheet" ${FULL} bgcolor="#FFFDF9" style="background-color:#FFFDF9;border-radius:4px"><tr>${list.map(figure).join('')}</tr></table>`

const figure = ({ label, text, isMarked }: Figure, index: number): string => {
  const colour: Colour = isMarked ? 'error' : 'ink'
  const rule = index === 0 ? '' : 'border-left:1px solid #DBD7CB;'
  return `<td class="hair" width="33%" valign="top" style="${rule}padding:16px 12px 16px 16px">${paragraph(colour, escapeText(text), `margin:0;${display(32, 36)}`)}${paragraph('slate', escapeText(label), `margin:2px 0 0;${textStyle(15, 20)}`)}</td>`
}

const bars = (list: Bar[]): string => `<table role="presentation" ${FULL}>${list.map(bar).join('')}</table>`

const bar = ({ label, text, share }: Bar): string => {
  const width = Math.max(Math.round(share * 100), 1)
  const filled =
    share === 0
      ? ''
      : `<table role="presentation" ${FULL}><tr><td width="${width}%" height="14" bgcolor="#F2A33A" style="height:14px;font-size:1px;line-height:14px;background-color:#F2A33A">&nbsp;</td>${width < 100 ? '<td style="font-size:1px">&nbsp;</td>' : ''}</tr></table>`
  return `<tr><td width="150" class="slate" style="padding:6px 12px 6px 0;white-space:nowrap;${textStyle(15, 22)};color:#33454F">${escapeText(label)}</td><td style="padding:6px 0">${filled}</td><td width="36" align="right" class="ink" style="padding:6px 0;${textStyle(16, 22)};font-weight:700;color:#0E1B24">${escapeText(text)}</td></tr>`
}

const prose = ({ paragraphs, language }: BlockOf<'text'>): string => {
  const html = paragraphs
    .map((runs, index) => {
      const space = index === paragraphs.length - 1 ? 0 : 14
      return paragraph('ink', runsHtml(runs), `margin:0 0 ${space}px;${textStyle(16, 24)}`)
    })
    .join('')
  return language === undefined ? html : `<div lang="${language}">${html}</div>`
}

const runsHtml = (runs: Run[]): string => runs.map(runHtml).join('')

/** Keeps a short last word from a line of its own. */
const withoutOrphan = (html: string): string => html.replaceAll(/ (?=[^\s<>]{1,9}(?:$|<br>))/g, '&nbsp;')

const withUnbrokenReferences = (html: string): string =>
  html.replaceAll(/\b[A-Z]-[0-9A-Z]{6}\b/g, '<span style="white-space:nowrap">$&</span>')

function runHtml(run: Run): string {
  if (typeof run === 'string') return withUnbrokenReferences(withoutOrphan(lines(run)))
  const { text, href, isStrong, isUnbroken, isSmall } = run
  const style = (isUnbroken ? ';white-space:nowrap' : '') + (isSmall ? ';font-size:50%;letter-spacing:0' : '')
  const inner = isStrong ? `<b class="ink" style="color:#0E1B24">${escapeText(text)}</b>` : escapeText(text)
  if (href !== undefined)
    return `<a href="${escapeText(href)}" style="color:inherit;text-decoration:underline${style}">${inner}</a>`
  return style === '' ? inner : `<span style="${style.slice(1)}">${inner}</span>`
}

const lines = (text: string): string => escapeText(text).replaceAll('\n', '<br>')

const escapeText = (text: string): string => escapeHtml(nonBreakingUnits(text))
