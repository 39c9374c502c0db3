import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** An SVG as a PNG of that width; its text is in the display face. */
export async function png(svg: string, width: number): Promise<Buffer> {
  const file = path.join(CACHE, `${createHash('sha256').update(`${width} ${svg}`).digest('base64url')}.png`)
  const before = await readFile(file).catch(() => undefined)
  if (before) return before
  await ready()
  const drawn = Buffer.from(new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng())
  await mkdir(CACHE, { recursive: true })
  const fresh = `${file}.${randomUUID()}`
  await writeFile(fresh, drawn)
  await rename(fresh, file)
  return drawn
}

/** The width of SVG text, in its own units. */
export async function textWidth(text: string): Promise<number> {
  await ready()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 400">${text}</svg>`
  return new Resvg(svg, { font }).innerBBox()?.width ?? 0
}

const font = {
  fontBuffers: [
    readFileSync(path.join(import.meta.dirname, '../../app/styles/fonts/archivo-latin-112.woff2')),
  ],
  defaultFontFamily: 'Archivo',
}

const CACHE = path.join('node_modules', '.cache', 'pictures')

/** One for each process, as the library has it, however often this module is loaded. */
const shared = globalThis as { resvgReady?: Promise<void> }
function ready(): Promise<void> {
  shared.resvgReady ??= initWasm(
    readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  )
  return shared.resvgReady
}
