import { letterPicture, markLetter } from '../../domain/letter-mark.ts'
import { companyFile } from '../../server/company/load-company.ts'
import { drawable, letters } from './lettering.ts'
import { textWidth } from './raster.ts'

const GROUND = '<rect width="40" height="40" rx="4" fill="#F2A33A"/>'

/** Where the display face lacks the letter: the sun above the road. */
const SUNRISE =
  '<path d="M10 27a10 10 0 0 1 20 0M5 31h30" fill="none" stroke="#0E1B24" stroke-width="4" stroke-linecap="round"/>'

export const markFile = companyFile.logo ?? letterPicture(markLetter())

/** What is drawn of the mark in pictures, in a square of 40 at 0, 0, and what is around it where they are cut to shape. */
export async function drawnMark(
  logo = companyFile.logo,
  letter = markLetter(),
): Promise<{ mark: string; ground: string }> {
  if (logo !== undefined) {
    const url = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`
    return { mark: `<image href="${url}" width="40" height="40"/>`, ground: '#FFFFFF' }
  }
  const drawLetter = (x: number) => letters(letter, { x, y: 30, size: 28, fill: '#0E1B24' })
  const isDrawable = (await drawable(letter)) !== ''
  const shift = (40 - (await textWidth(drawLetter(0)))) / 2
  return { mark: GROUND + (isDrawable ? drawLetter(shift) : SUNRISE), ground: '#F2A33A' }
}
