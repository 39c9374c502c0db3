import { inflateSync } from 'node:zlib'

/** The text of a PDF that pdfkit made, one string for each page, as a reader would copy it. */
export function pdfPages(bytes: Uint8Array): string[] {
  const source = Buffer.from(bytes).toString('latin1')
  const bodies = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id = '', body = '']) => [id, body]),
  )
  const streamOf = (id: string): string => {
    const body = bodies.get(id) ?? ''
    const stream = /\nstream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? ''
    const raw = Buffer.from(stream, 'latin1')
    return (body.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1')
  }
  const referred = (body: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? ''
  const lettersOf = (fontId: string): string[] => {
    const ranges = /beginbfrange([\s\S]*)endbfrange/.exec(
      streamOf(referred(bodies.get(fontId) ?? '', 'ToUnicode')),
    )
    const codes = (ranges?.[1] ?? '').matchAll(/\[([^\]]*)\]/g)
    return [...codes].flatMap(([, list = '']) =>
      [...list.matchAll(/<([\da-f ]+)>/g)].map(([, code = '']) =>
        String.fromCodePoint(...code.split(' ').map((one) => Number.parseInt(one, 16))),
      ),
    )
  }
  const pages = [...bodies.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body))
  return pages.map((page) => {
    const resources = bodies.get(referred(page, 'Resources')) ?? ''
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, lettersOf(id)]),
    )
    let letters: string[] = []
    let text = ''
    for (const [, font, shown] of streamOf(referred(page, 'Contents')).matchAll(
      /\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g,
    )) {
      if (font !== undefined) letters = fonts.get(font) ?? []
      for (const [, glyphs = ''] of (shown ?? '').matchAll(/<([\da-f]+)>/g))
        text += (glyphs.match(/.{4}/g) ?? [])
          .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
          .join('')
    }
    return text
  })
}
