import { readFileSync } from 'node:fs'

const MAX_BYTES = 50_000

/** Reads an SVG file that can be shown as a picture of 36 pixels. One sentence for each fault. */
export function readLogo(file: string): { svg: string | undefined; problems: string[] } {
  let svg: string
  try {
    svg = readFileSync(file, 'utf8')
      .replace(/^\ufeff/, '')
      .trim()
  } catch (error) {
    return {
      svg: undefined,
      problems: [`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`],
    }
  }
  const problems = faultsOf(svg).map((fault) => `${file}: ${fault}`)
  return { svg: problems.length === 0 ? svg : undefined, problems }
}

function faultsOf(svg: string): string[] {
  const root =
    /^(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*(<svg\b[^>]*>)[\s\S]*<\/svg>\s*$/.exec(
      svg,
    )?.[1]
  if (root === undefined || !/\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(root))
    return ['The logo is no SVG file.']
  const [, , , width = 0, height = 0] = (
    /\sviewBox=(["'])\s*(\S+?)[\s,]+(\S+?)[\s,]+(\S+?)[\s,]+(\S+?)\s*\1/.exec(root) ?? []
  )
    .slice(1)
    .map(Number)
  const isSquare = width > 0 && height > 0 && Math.max(width, height) <= MAX_RATIO * Math.min(width, height)
  return [
    ...(Buffer.byteLength(svg) > MAX_BYTES ? [`The logo has more than ${MAX_BYTES / 1000} kB.`] : []),
    ...(isSquare ? [] : ['The logo must be about square, by its viewBox: the name is beside it.']),
    ...(isActive(svg) ? ['The logo must not have scripts, text or anything from elsewhere.'] : []),
  ]
}

const MAX_RATIO = 1.25

/** Text would look different on each device; the rest is refused in pictures, or is dangerous elsewhere. */
function isActive(svg: string): boolean {
  const decoded = svg
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/&#(x?)([\da-f]{1,5});/gi, (_, isHex, digits) =>
      String.fromCodePoint(Number.parseInt(digits, isHex ? 16 : 10)),
    )
  return ACTIVE.test(decoded) || drawnElements(decoded).some((name) => !DRAWN.has(name))
}

/** What a drawing program notes for itself has a prefix of its own, and is not drawn. */
function drawnElements(svg: string): string[] {
  const drawn = new Set(
    Array.from(
      svg.matchAll(/\sxmlns:([^\s=]+)\s*=\s*["'][^"']*\/(?:svg|xhtml)["']/gi),
      ([, prefix]) => prefix,
    ),
  )
  return Array.from(svg.matchAll(/<\s*(?:([^\s/>!?:]+):)?([^\s/>!?:]+)/g), ([, prefix, name = '']) =>
    prefix === undefined || drawn.has(prefix) ? name : 'metadata',
  )
}

const DRAWN = new Set(
  'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern filter style'.split(
    ' ',
  ),
)

const ACTIVE =
  /[\s"'/]on\w+\s*=|<!ENTITY|<!\[CDATA|<\?(?!xml\s)|@import|@font-face|image-set|\bsrc\(|\\|(?:href|src)\s*=\s*["']?\s*(?![\s"'#])|url\(\s*["']?(?!#)/i
