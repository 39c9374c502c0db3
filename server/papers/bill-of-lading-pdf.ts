import { company } from '../../domain/company.ts'
import { markLetter } from '../../domain/letter-mark.ts'
import { enBillOfLading as texts } from '../../translations/en/bill-of-lading.ts'
import type { BillOfLading, Cell } from './bill-of-lading.ts'
import type { DrawingTask } from './draw-bill-of-lading.ts'
import { inboxModules } from './inbox-code.ts'
import { BOTTOM, INK, MARGIN, newPaper, type Paper, RED, RULE, SLATE, WIDTH } from './paper.ts'

const LABEL = { font: 'atkinson-400', size: 8, line: 11 } as const
const TEXT = { font: 'atkinson-700', size: 10, line: 12.5 } as const
const BLANK = 12
const PAD = 4

export async function billOfLadingPdf({
  bill: given,
  siteUrl,
  logo,
}: DrawingTask): Promise<Uint8Array<ArrayBuffer>> {
  const everything = JSON.stringify([given, company.name, company.shortName])
  const paper = await newPaper(texts.title(given.reference), everything)
  const { bill, isReplaced } = printableBill(paper, given)
  head(paper, bill.reference, siteUrl, logo)
  let y = places(paper, bill.places, MARGIN + 100)
  for (const { heading, rows } of bill.sections) {
    const first = rows[0] ?? []
    y = roomFor(paper, y + 6, 14 + heightOf(paper, first, widthsOf(first)))
    paper.tagged('H2', () => caps(paper, heading, y, 8))
    y += 12
    for (const row of rows) y = drawRow(paper, row, y)
  }
  const notes = [...(isReplaced ? [texts.replaced] : []), `${texts.sources} ${bill.printedAt}`]
  y = roomFor(
    paper,
    y + 6,
    notes.reduce((sum, note) => sum + paragraphHeight(paper, note, WIDTH, 7.5), 0),
  )
  for (const note of notes) y = paragraph(paper, note, y, WIDTH, 7.5, SLATE)
  footers(paper, bill)
  return paper.bytes()
}

/** The paper with what can be printed of its texts. */
function printableBill(paper: Paper, bill: BillOfLading): { bill: BillOfLading; isReplaced: boolean } {
  let isReplaced = false
  const print = (given: string): string => {
    const printed = paper.print(given)
    isReplaced ||= printed.isReplaced
    return printed.text
  }
  const places = bill.places.map((place) => ({
    ...place,
    name: print(place.name),
    note: print(place.note),
  }))
  const sections = bill.sections.map(({ heading, rows }) => ({
    heading,
    rows: rows.map((row) => row.map((cell) => ({ ...cell, text: print(cell.text) }))),
  }))
  return { bill: { ...bill, places, sections }, isReplaced }
}

function head(paper: Paper, reference: string, siteUrl: string, logo: DrawingTask['logo']) {
  paper.decoration(() => mark(paper, logo))
  const name = paper.print(company.name).text
  paper.tagged('P', () => {
    const size = sizeFor(paper, name, 13, 370)
    paper.line(name, MARGIN + 33, MARGIN + 4 + (13 - size) / 2, 'archivo-800', size)
  })
  paper.tagged('P', () => caps(paper, texts.kind, MARGIN + 36, 10))
  paper.tagged('H1', () => paper.line(reference, MARGIN - 1, MARGIN + 47, 'archivo-800', 26))
  paragraph(paper, texts.notice, MARGIN + 79, 430, 8, RED)
  const { size, isDark } = inboxModules(siteUrl, reference)
  const [side, right] = [76, MARGIN + WIDTH]
  paper.tagged('Figure', () => drawCode(paper, size, isDark, right - side, MARGIN, side), {
    alt: texts.codeOf(reference),
  })
  const width = paper.widthOf(texts.code, LABEL.font, LABEL.size)
  paper.tagged('Caption', () =>
    paper.line(texts.code, right - width, MARGIN + side + 5, LABEL.font, LABEL.size, SLATE),
  )
  paper.decoration(() => {
    for (let x = MARGIN; x < right; x += 54)
      paper.document.rect(x, MARGIN + 93, Math.min(33, right - x), 5).fill(RED)
  })
}

function sizeFor(paper: Paper, text: string, size: number, width: number): number {
  return Math.min(size, (size * width) / paper.widthOf(text, 'archivo-800', size))
}

function mark({ document, line, print, widthOf }: Paper, logo: DrawingTask['logo']) {
  const side = 24
  if (logo) {
    document.image(Buffer.from(logo), MARGIN, MARGIN, { width: side, height: side })
    return
  }
  const letter = print(markLetter()).text
  document.roundedRect(MARGIN, MARGIN, side, side, 2.4).fill('#f2a33a')
  line(letter, MARGIN + (side - widthOf(letter, 'archivo-800', 17)) / 2, MARGIN + 3.2, 'archivo-800', 17)
}

function drawCode(
  { document }: Paper,
  size: number,
  isDark: (at: number) => boolean,
  left: number,
  top: number,
  side: number,
) {
  const module = side / size
  for (let at = 0; at < size * size; at += 1)
    if (isDark(at))
      document.rect(left + (at % size) * module, top + Math.floor(at / size) * module, module, module)
  document.fill(INK)
}

const caps = (paper: Paper, text: string, y: number, size: number) =>
  paper.line(text.toUpperCase(), MARGIN, y, 'archivo-800', size, INK, 0.8)

function paragraph(
  paper: Paper,
  text: string,
  y: number,
  width: number,
  size: number,
  color: string,
): number {
  const lines = paper.wrap(text, width, 'atkinson-400', size)
  paper.tagged('P', () => {
    for (const [at, line] of lines.entries())
      paper.line(line, MARGIN, y + at * size * 1.35, 'atkinson-400', size, color)
  })
  return y + lines.length * size * 1.35 + 3
}

const paragraphHeight = (paper: Paper, text: string, width: number, size: number): number =>
  paper.wrap(text, width, 'atkinson-400', size).length * size * 1.35 + 3

/** The lane in large letters, smaller where the places are long. */
function places(paper: Paper, given: BillOfLading['places'], top: number): number {
  const width = WIDTH / 2 - 34
  const isHeadline = given.every(({ name }) => /^[\x20-\x7eÀÇÈÉÊÎÔàâçèéêëîïôùûü–—’]*$/.test(name))
  const font = isHeadline ? 'archivo-800' : 'atkinson-700'
  const set = [16, 13, 11, 9].map((size) => ({
    size,
    columns: given.map(({ name }) => paper.wrap(name, width, font, size)),
  }))
  const chosen = set.find(({ columns }) => columns.every((lines) => lines.length <= 2)) ?? set.at(-1)
  if (!chosen) return top
  const { size, columns } = chosen
  const bottom = top + 14 + Math.max(...columns.map((lines) => lines.length)) * size * 1.15
  for (const [at, { label, note }] of given.entries()) {
    const x = MARGIN + at * (WIDTH / 2 + 34)
    paper.tagged('P', () => {
      paper.line(label, x, top + 2, LABEL.font, LABEL.size, SLATE)
      for (const [row, line] of (columns[at] ?? []).entries())
        paper.line(line, x, top + 13 + row * size * 1.15, font, size)
      const [firstLine] = paper.wrap(note, width, 'atkinson-400', 9.5)
      if (firstLine) paper.line(firstLine, x, bottom + 3, 'atkinson-400', 9.5)
    })
  }
  const [x, y] = [MARGIN + WIDTH / 2 - 18, top + 13 + size * 0.55]
  paper.decoration(() => {
    const { document } = paper
    document.lineWidth(1.6).lineCap('butt').lineJoin('miter')
    document
      .moveTo(x, y)
      .lineTo(x + 40, y)
      .stroke(INK)
    document
      .moveTo(x + 33, y - 6)
      .lineTo(x + 40, y)
      .lineTo(x + 33, y + 6)
      .stroke(INK)
    document
      .moveTo(MARGIN, bottom + 18)
      .lineTo(MARGIN + WIDTH, bottom + 18)
      .lineWidth(1.3)
      .stroke(INK)
  })
  return bottom + 18
}

const widthsOf = (row: readonly Cell[]): number[] => row.map(({ columns }) => (columns / 12) * WIDTH)

function wrapRow(paper: Paper, row: readonly Cell[], widths: readonly number[]) {
  return row.map((cell, at) => {
    const inner = (widths[at] ?? 0) - 2 * PAD
    return {
      ...cell,
      labels: paper.wrap(cell.label, inner, LABEL.font, LABEL.size),
      lines: cell.text === '' ? [] : paper.wrap(cell.text, inner, TEXT.font, TEXT.size),
    }
  })
}

type WrappedCell = ReturnType<typeof wrapRow>[number]

const cellHeight = ({ labels, lines, blankLines }: WrappedCell): number =>
  2 * PAD + labels.length * LABEL.line + lines.length * TEXT.line + blankLines * BLANK

/** At least what a heading needs beneath it: a long row is continued on the next page. */
const heightOf = (paper: Paper, row: readonly Cell[], widths: readonly number[]): number =>
  Math.min(120, Math.max(...wrapRow(paper, row, widths).map(cellHeight)))

function roomFor(paper: Paper, y: number, height: number): number {
  if (y + height <= BOTTOM) return y
  paper.document.addPage()
  return MARGIN
}

/** Draws a row, on as many pages as it takes, and returns where it ends. */
function drawRow(paper: Paper, row: readonly Cell[], top: number): number {
  const widths = widthsOf(row)
  let rest = wrapRow(paper, row, widths)
  let y = top
  for (;;) {
    const height = Math.max(...rest.map(cellHeight))
    const room = BOTTOM - y
    if (height <= room) {
      drawCells(paper, rest, widths, y, height)
      return y + height
    }
    const labels = Math.max(...rest.map((cell) => cell.labels.length))
    const fits = Math.floor((room - 2 * PAD - labels * LABEL.line) / TEXT.line)
    const isShort = height <= BOTTOM - MARGIN && height < 160
    if (!isShort && fits >= 3) {
      const part = rest.map((cell) => ({ ...cell, lines: cell.lines.slice(0, fits), blankLines: 0 }))
      drawCells(paper, part, widths, y, room)
      rest = rest.map((cell) => ({ ...cell, lines: cell.lines.slice(fits) }))
    }
    paper.document.addPage()
    y = MARGIN
  }
}

function drawCells(
  paper: Paper,
  row: readonly WrappedCell[],
  widths: readonly number[],
  y: number,
  height: number,
) {
  let x = MARGIN
  for (const [at, cell] of row.entries()) {
    const width = widths[at] ?? 0
    const left = x
    paper.decoration(() => paper.document.rect(left, y, width, height).lineWidth(0.75).stroke(RULE))
    const isBlank = cell.lines.length === 0 && !cell.boxes
    paper.tagged('P', () => drawCell(paper, cell, left + PAD, y + PAD), {
      ...(isBlank && { actual: texts.blank(cell.label) }),
    })
    x += width
  }
}

function drawCell(paper: Paper, { labels, lines, boxes = [] }: WrappedCell, x: number, top: number) {
  let y = top
  for (const label of labels) {
    paper.line(label, x, y, LABEL.font, LABEL.size, SLATE)
    y += LABEL.line
  }
  for (const line of lines) {
    paper.line(line, x, y, TEXT.font, TEXT.size)
    y += TEXT.line
  }
  let left = x
  for (const box of boxes) {
    paper.document
      .rect(left, y + 2, 9, 9)
      .lineWidth(0.9)
      .stroke(INK)
    paper.line(box, left + 13, y + 1, 'atkinson-400', TEXT.size)
    left += 13 + paper.widthOf(box, 'atkinson-400', TEXT.size) + 12
  }
}

function footers(paper: Paper, { reference }: BillOfLading) {
  const { document } = paper
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page)
    const others = [company.phone.shown, company.email, texts.page(reference, page - start + 1, count)]
    const { parts, size } = footerFor(paper, others)
    const widths = parts.map((part) => paper.widthOf(part, 'atkinson-400', size))
    const gap = (WIDTH - widths.reduce((sum, width) => sum + width, 0)) / (parts.length - 1)
    paper.decoration(() => {
      document
        .moveTo(MARGIN, BOTTOM + 10)
        .lineTo(MARGIN + WIDTH, BOTTOM + 10)
        .lineWidth(0.75)
        .stroke(RULE)
      let x = MARGIN
      for (const [at, part] of parts.entries()) {
        paper.line(part, x, BOTTOM + 17, 'atkinson-400', size, SLATE)
        x += (widths[at] ?? 0) + gap
      }
    })
  }
}

/** With as much of the company's name and place as one line holds; where even the least is too long, smaller. */
function footerFor(paper: Paper, others: string[]): { parts: string[]; size: number } {
  const { city, province } = company.address
  const widthWith = (first: string) =>
    [first, ...others].reduce((sum, part) => sum + paper.widthOf(part, 'atkinson-400', 8), 0)
  const room = WIDTH - 12 * others.length
  const [name, short] = [paper.print(company.name).text, paper.print(company.shortName).text]
  const first = [`${name}, ${city}, ${province}`, name].find((one) => widthWith(one) <= room) ?? short
  return { parts: [first, ...others], size: Math.min(8, (8 * room) / widthWith(first)) }
}
