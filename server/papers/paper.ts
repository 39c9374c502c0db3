import { readFile } from 'node:fs/promises'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { ascentOf, facesFor } from './faces.ts'
import { graphemesOf, inVisualOrder, PRINTABLE, printableText, wrapText } from './printable-text.ts'

export const INK = '#0e1b24'
export const SLATE = '#33454f'
export const RULE = '#bdc2be'
export const RED = '#c02c22'
export const MARGIN = 38
export const WIDTH = 612 - 2 * MARGIN
/** Where the footer begins. */
export const BOTTOM = 792 - 40

type Font = 'archivo-800' | 'atkinson-400' | 'atkinson-700'
const fontNames: readonly Font[] = ['archivo-800', 'atkinson-400', 'atkinson-700']

/**
 * A tagged PDF in letter size with the site's fonts, and others for what of `everything` they do not have. The library is
 * loaded when the first one is drawn.
 */
export async function newPaper(title: string, everything: string) {
  const { document, ascents } = await openDocument(title)
  const rest = [...new Set(everything)].filter((character) => !PRINTABLE.test(character)).join('')
  const faces = rest === '' ? { regular: [], bold: [] } : await facesFor(rest)
  for (const { name, bytes } of faces.bold.concat(faces.regular)) document.registerFont(name, bytes)
  const root = document.struct('Document')
  document.addStructure(root)

  const found = {
    regular: new Map<string, string | undefined>(),
    bold: new Map<string, string | undefined>(),
  }
  /** The name of the first face that has what the site's fonts have not. */
  function faceFor(grapheme: string, weight: 'regular' | 'bold'): string | undefined {
    const known = found[weight]
    if (!known.has(grapheme)) known.set(grapheme, faces[weight].find((face) => face.has(grapheme))?.name)
    return known.get(grapheme)
  }
  const canPrint = (grapheme: string): boolean =>
    PRINTABLE.test(grapheme) || faceFor(grapheme, 'regular') !== undefined
  const fontFor = (grapheme: string, font: Font): string =>
    PRINTABLE.test(grapheme)
      ? font
      : (faceFor(grapheme, font === 'atkinson-400' ? 'regular' : 'bold') ?? font)
  /** Parts of a line that one face prints. */
  function partsOf(line: string, font: Font): { font: string; text: string }[] {
    if (PRINTABLE.test(line)) return [{ font, text: line }]
    const parts: { font: string; text: string }[] = []
    for (const grapheme of graphemesOf(inVisualOrder(line))) {
      const last = parts.at(-1)
      const own = fontFor(grapheme, font)
      if (last?.font === own) last.text += grapheme
      else parts.push({ font: own, text: grapheme })
    }
    return parts
  }
  const setFont = (font: string, size: number) => document.font(font).fontSize(size)
  const widths = new Map<string, number>()
  function widthOfGrapheme(grapheme: string, font: Font, size: number): number {
    const key = `${font} ${size} ${grapheme}`
    const width = widths.get(key) ?? setFont(fontFor(grapheme, font), size).widthOfString(grapheme)
    widths.set(key, width)
    return width
  }
  return {
    document,
    /** Adds what `draw` draws to what a screen reader reads. */
    tagged(tag: string, draw: () => void, options: { alt?: string; actual?: string } = {}) {
      root.add(document.struct(tag, options, draw))
    },
    /** Draws what a screen reader skips. */
    decoration(draw: () => void) {
      document.markContent('Artifact', { type: 'Layout' })
      draw()
      document.endMarkedContent()
    },
    line(text: string, x: number, y: number, font: Font, size: number, color = INK, characterSpacing = 0) {
      // The space after a line keeps its last word apart from the next line's first.
      let left = x
      const baseline = y + (ascents.get(font) ?? 0) * size
      const parts = partsOf(`${text} `, font)
      // As it was typed, for who reads or copies it: marks, and scripts from right to left, are drawn in another order.
      const isTyped = parts.length === 1
      if (!isTyped) document.markContent('Span', { actual: `${text} ` })
      for (const part of parts) {
        setFont(part.font, size)
          .fillColor(color)
          .text(part.text, left, baseline, { lineBreak: false, characterSpacing, baseline: 'alphabetic' })
        left += document.widthOfString(part.text, { characterSpacing })
      }
      if (!isTyped) document.endMarkedContent()
    },
    wrap(text: string, width: number, font: Font, size: number): string[] {
      return wrapText(text, width, (part) =>
        graphemesOf(part).reduce((sum, grapheme) => sum + widthOfGrapheme(grapheme, font, size), 0),
      )
    },
    widthOf: (text: string, font: Font, size: number) =>
      partsOf(text, font).reduce((sum, part) => sum + setFont(part.font, size).widthOfString(part.text), 0),
    /** What of a text can be printed. */
    print: (text: string) => printableText(text, canPrint),
    async bytes(): Promise<Uint8Array<ArrayBuffer>> {
      const chunks: Buffer[] = []
      const ended = new Promise<void>((resolve, reject) => {
        document.on('data', (chunk: Buffer) => chunks.push(chunk))
        document.on('end', resolve)
        document.on('error', reject)
      })
      root.end()
      document.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

async function openDocument(title: string) {
  const { default: PdfDocument } = await import('pdfkit')
  const document = new PdfDocument({
    size: 'letter',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: DEFAULT_LOCALE,
    displayTitle: true,
    info: { Title: title },
  })
  const ascents = new Map<Font, number>()
  for (const font of fontNames) {
    const bytes = await readFile(new URL(`fonts/${font}.ttf`, import.meta.url))
    ascents.set(font, ascentOf(bytes))
    document.registerFont(font, bytes)
  }
  return { document, ascents }
}

export type Paper = Awaited<ReturnType<typeof newPaper>>
