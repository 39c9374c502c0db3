import { readFile } from 'node:fs/promises'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { wrapText } from './printable-text.ts'

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

/** A tagged PDF in letter size with the site's fonts. The library is loaded when the first one is drawn. */
export async function newPaper(title: string) {
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
  for (const font of fontNames)
    document.registerFont(font, await readFile(new URL(`fonts/${font}.ttf`, import.meta.url)))
  const root = document.struct('Document')
  document.addStructure(root)

  const widths = new Map<string, number>()
  function widthOfCharacter(character: string, font: Font, size: number): number {
    const key = `${font} ${size} ${character}`
    const width = widths.get(key) ?? setFont(font, size).widthOfString(character)
    widths.set(key, width)
    return width
  }
  const setFont = (font: Font, size: number) => document.font(font).fontSize(size)
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
      setFont(font, size).fillColor(color).text(`${text} `, x, y, { lineBreak: false, characterSpacing })
    },
    wrap(text: string, width: number, font: Font, size: number): string[] {
      return wrapText(text, width, (part) =>
        [...part].reduce((sum, character) => sum + widthOfCharacter(character, font, size), 0),
      )
    },
    widthOf: (text: string, font: Font, size: number) => setFont(font, size).widthOfString(text),
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

export type Paper = Awaited<ReturnType<typeof newPaper>>
