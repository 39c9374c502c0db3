/**
 * Writes the outlines of the display face that pictures are lettered with, since what draws them reads no woff2.
 * Run once for each new font: `npm install --no-save fontkit@2.0.4 wawoff2@2.0.1 && node publish/pictures/cut-lettering.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
// @ts-expect-error -- installed for this script alone
import * as fontkit from 'fontkit'
// @ts-expect-error -- installed for this script alone
import { decompress } from 'wawoff2'
import type { Lettering } from '../../publish/pictures/lettering.ts'

const WEIGHT = 700
const CHARACTERS =
  ' !"#$%&\'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÂÇÈÉÊËÎÏÔÙÛÜàâçèéêëîïôùûü–—‘’“”·'
/** Thousandths of an em; less is not seen. */
const LEAST_KERN = 8

const packed = readFileSync(new URL('../../app/styles/fonts/archivo-latin-112.woff2', import.meta.url))
const font = fontkit.create(Buffer.from(await decompress(packed))).getVariation({ wght: WEIGHT })
const characters = [...CHARACTERS].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0)))

const lettering: Lettering = {
  unitsPerEm: font.unitsPerEm,
  glyphs: Object.fromEntries(characters.map((character) => [character, glyphOf(character)])),
  kerning: Object.fromEntries(
    characters.flatMap((one) => characters.flatMap((other) => kernOf(one + other))),
  ),
}
writeFileSync(
  new URL('../../publish/pictures/generated/lettering.json', import.meta.url),
  `${JSON.stringify(lettering)}\n`,
)

function glyphOf(character: string): [advance: number, outline: string] {
  const [glyph] = font.glyphsForString(character)
  const outline: string = glyph.path
    .toSVG()
    .replace(/-?\d+\.\d+/g, (number: string) => String(Math.round(Number(number))))
  return [Math.round(glyph.advanceWidth), outline]
}

function kernOf(pair: string): [string, number][] {
  const run = font.layout(pair)
  if (run.glyphs.length !== 2) return []
  const kern = Math.round(run.positions[0].xAdvance - run.glyphs[0].advanceWidth)
  return Math.abs(kern) < LEAST_KERN ? [] : [[pair, kern]]
}
