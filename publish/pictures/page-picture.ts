import { readFileSync } from 'node:fs'
import { company } from '../../domain/company.ts'
import { drawable, letters, linesOf, widthOf } from './lettering.ts'
import { drawnMark } from './mark-svg.ts'
import { png } from './raster.ts'

/** What is shown where a page is linked to elsewhere: its heading on the night sky, 1200 by 630. */
export async function pagePicture(heading: string, of = company.name): Promise<Buffer> {
  const { size, lines } = await setLarge(heading)
  const first = TOP + size * CAP_HEIGHT
  const { mark } = await drawnMark()
  const name = await drawable(of)
  const nameSize = await nameSizeOf(name)
  const words = lines.map((line, index) =>
    letters(line, { x: LEFT, y: first + index * size * LEADING, size, fill: '#F3EFE6' }),
  )
  return png(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
      <rect width="${WIDTH}" height="${HEIGHT}" fill="#0B1820"/>
      <svg y="${HEIGHT - SKY - TAPE}" width="${WIDTH}" height="${SKY}" viewBox="0 0 1600 520">${sky}</svg>
      ${tape()}
      <svg x="${LEFT}" y="56" width="60" height="60" viewBox="0 0 40 40">${mark}</svg>
      ${letters(name, { x: LEFT + 80, y: 86 + nameSize * 0.35, size: nameSize, fill: '#F3EFE6' })}
      ${words.join('')}
    </svg>`,
    WIDTH,
  )
}

const WIDTH = 1200
const HEIGHT = 630
const LEFT = 72
const NAME_SIZE = 32
const TOP = 172
const SKY = 390
const TAPE = 16
/** Of Archivo, in ems. */
const CAP_HEIGHT = 0.69
const LEADING = 1.08

/** One line beside the mark, whatever its length. */
async function nameSizeOf(name: string): Promise<number> {
  const room = WIDTH - 2 * LEFT - 80
  return Math.min(NAME_SIZE, (NAME_SIZE * room) / (await widthOf(name, NAME_SIZE)))
}

/** As large as two lines allow, three at the least size. */
async function setLarge(heading: string): Promise<{ size: number; lines: string[] }> {
  for (const size of [92, 84, 76, 68]) {
    const lines = await linesOf(heading, size, WIDTH - 2 * LEFT)
    if (lines.length <= 2) return { size, lines }
  }
  return { size: 60, lines: await linesOf(heading, 60, WIDTH - 2 * LEFT) }
}

/** Eleven parts red, seven white, as on the trailers. */
function tape(): string {
  const lengths = Array.from(
    { length: Math.ceil(WIDTH / 72) },
    (_, index) => `M${index * 72} ${HEIGHT - TAPE}h44v${TAPE}h-44z`,
  )
  return `<rect y="${HEIGHT - TAPE}" width="${WIDTH}" height="${TAPE}" fill="#F3EFE6"/><path d="${lengths.join('')}" fill="#C02C22"/>`
}

const insideOf = (file: string): string =>
  readFileSync(new URL(file, import.meta.url), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

const sky = insideOf('./sky.svg')
