import type { Font } from '../app/boot/bootstrap.ts'

/** Keeps the fonts that are fetched from a page that runs scripts: its bootstrap fetches them. */
export function leaveFontsToBootstrap(stylesheet: string): { stylesheet: string; fonts: Font[] } {
  const fonts: Font[] = []
  const left = stylesheet.replaceAll(FETCHED, (face: string, declarations: string) => {
    fonts.push(fontOf(declarations))
    return `@media (scripting:none){${face}}`
  })
  return { stylesheet: left, fonts }
}

const FETCHED = /@font-face\s*\{([^}]*url\([^}]*)\}/g

function fontOf(declarations: string): Font {
  const values = new Map(declarations.split(';').map((one) => inTwo(one)))
  const [family, source, weight] = ['font-family', 'src', 'font-weight'].map((name) => values.get(name))
  if (!family || !source || !weight)
    throw new Error(`a font without family, source or weight: ${declarations}`)
  return [family.replaceAll(/^"|"$/g, ''), source, weight]
}

function inTwo(declaration: string): [name: string, value: string] {
  const colon = declaration.indexOf(':')
  return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
}
