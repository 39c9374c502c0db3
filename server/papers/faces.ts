import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** Prints the characters that the site's own faces do not have. */
export interface Face {
  name: string
  /** TrueType; the paper keeps of it what it prints. */
  bytes: Buffer
  has(text: string): boolean
}

/** Chinese, Japanese and Korean, in files of some hundred characters each. */
const NOTO = ['noto-sans-sc', 'noto-sans-kr'] as const
/** Their one weight, between those of the paper's own faces. */
const NOTO_WEIGHT = 500
/** Each takes about ten milliseconds; a long Chinese text has some thirty. */
const MAX_NOTO_FILES = 40
/** A text of 3,000 characters has some 700 different ones. */
const MAX_NOTO_CHARACTERS = 1500

const packages = createRequire(import.meta.url)
const folderOf = (name: string): string => path.dirname(packages.resolve(`${name}/package.json`))

/** Faces for the characters of a text, in the order in which they are asked. */
export async function facesFor(text: string): Promise<{ regular: Face[]; bold: Face[] }> {
  const [dejavu, bold] = [await dejavuFace('DejaVuSans'), await dejavuFace('DejaVuSans-Bold')]
  const missing = [...new Set(text)].filter((character) => !dejavu.has(character))
  const regular = [dejavu, ...(await notoFaces(new Set(missing.slice(0, MAX_NOTO_CHARACTERS))))]
  return { regular, bold: [bold, ...regular] }
}

/** It has Latin of every language, Greek, Cyrillic, Arabic, Hebrew, syllabics, fractions and signs. */
const dejavuFace = async (name: string): Promise<Face> =>
  faceOf(name, await readFile(path.join(folderOf('dejavu-fonts-ttf'), 'ttf', `${name}.ttf`)))

function faceOf(name: string, bytes: Buffer): Face {
  // A single face: collections hold several.
  const font = create(bytes) as Font
  return {
    name,
    bytes,
    has: (text) => [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  }
}

/** How far a face rises above its baseline, in parts of its size. */
export function ascentOf(bytes: Buffer): number {
  const { ascent, unitsPerEm } = create(bytes) as Font
  return ascent / unitsPerEm
}

/** The files that hold some of the characters, with these alone. */
async function notoFaces(characters: Set<string>): Promise<Face[]> {
  const faces: Face[] = []
  for (const name of NOTO) {
    const folder = folderOf(`@fontsource-variable/${name}`)
    const ranges: Record<string, string> = JSON.parse(
      await readFile(path.join(folder, 'unicode.json'), 'utf8'),
    )
    for (const [subset, range] of Object.entries(ranges)) {
      const listed = [...characters].filter(rangeTest(range))
      if (listed.length === 0 || faces.length === MAX_NOTO_FILES) continue
      const file = `${name}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`
      const whole = faceOf(file, await readFile(path.join(folder, 'files', file)))
      // The lists name more than the files hold.
      const held = listed.filter(whole.has)
      if (held.length === 0) continue
      for (const character of held) characters.delete(character)
      faces.push(faceOf(file, await subsetOf(whole.bytes, held)))
    }
  }
  return faces
}

const subsetOf = (bytes: Buffer, characters: readonly string[]): Promise<Buffer> =>
  subsetFont(bytes, characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: NOTO_WEIGHT },
  })

/** Of a range as CSS writes it: `U+3131-318e,U+ac00`. */
function rangeTest(range: string): (character: string) => boolean {
  const parts = range.split(',').map((part) => {
    const [from = '', to = from] = part.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    return parts.some(([from, to]) => code >= from && code <= to)
  }
}
