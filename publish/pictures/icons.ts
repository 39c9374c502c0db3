import { MARK } from '../../domain/letter-mark.ts'
import { drawnMark, markFile } from './mark-svg.ts'
import { png } from './raster.ts'

export interface Icon {
  urlPath: string
  body: Buffer
  /** In pixels, when the web manifest lists it. */
  size?: number
  purpose?: 'any' | 'maskable'
}

export async function icons(): Promise<Icon[]> {
  const { mark: drawn, ground } = await drawnMark()
  const mark = picture('0 0 40 40', drawn)
  // Phones cut icons to shapes of their own: the ground reaches every edge and the mark keeps clear of it.
  const withRoom = picture(
    '-6 -6 52 52',
    `<rect x="-6" y="-6" width="52" height="52" fill="${ground}"/>${drawn}`,
  )
  return [
    { urlPath: MARK, body: Buffer.from(markFile) },
    { urlPath: '/icon-192.png', body: await png(mark, 192), size: 192, purpose: 'any' },
    { urlPath: '/icon-512.png', body: await png(mark, 512), size: 512, purpose: 'any' },
    { urlPath: '/icon-maskable.png', body: await png(withRoom, 512), size: 512, purpose: 'maskable' },
    { urlPath: '/apple-touch-icon.png', body: await png(withRoom, 180) },
    { urlPath: '/favicon.ico', body: ico(await png(mark, 32)) },
  ]
}

const picture = (viewBox: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`

/** An ICO file that holds one PNG of 32 pixels. */
function ico(picture: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}
