import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** An SVG without text as a PNG of that width. */
export async function png(svg: string, width: number): Promise<Buffer> {
  const file = path.join(CACHE, `${createHash('sha256').update(`${width} ${svg}`).digest('base64url')}.png`)
  const before = await readFile(file).catch(() => undefined)
  if (before) return before
  await ready()
  const drawn = Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng())
  await mkdir(CACHE, { recursive: true })
  const fresh = `${file}.${randomUUID()}`
  await writeFile(fresh, drawn)
  await rename(fresh, file)
  return drawn
}

const CACHE = path.join('node_modules', '.cache', 'pictures')

let initialized: Promise<void> | undefined
function ready(): Promise<void> {
  initialized ??= initWasm(
    readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  )
  return initialized
}
