import { type Token, Tokenizer, TokenizerMode } from 'parse5'

/** Longer text is cut, in characters: headlines and summaries are shorter. */
const MAX_READ = 20_000

/** What a reader would see of a piece of HTML, on one line: tags gone, entities decoded, nothing invisible. */
export function plainText(html: string): string {
  let text = ''
  walk(html, {
    text: (chars) => {
      text += chars
    },
    tag: (name) => {
      if (!INLINE.has(name)) text += ' '
    },
  })
  return text.toWellFormed().replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
}

/** The URL of the first picture in a piece of HTML that is more than a counter, an emoji or a portrait of its author. */
export function firstPicture(html: string): string | undefined {
  let url: string | undefined
  walk(html, {
    tag: (name, attributes) => {
      if (name !== 'img' || url !== undefined) return
      const given = Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]))
      if (isArticlePicture(given)) url = given.src
    },
  })
  return url
}

const SMALLEST_PICTURE = 50

function isArticlePicture({ src = '', width, height, class: names = '' }: Record<string, string>): boolean {
  const isSmall = [width, height].some((size) => Number.parseFloat(size ?? '') < SMALLEST_PICTURE)
  return /^(?!data:)\S/i.test(src.trim()) && !isSmall && !NO_PICTURE.test(`${names} ${src}`)
}

/** WordPress's emoji and portraits, and what counts readers. */
const NO_PICTURE =
  /wp-smiley|\/emoji\/|gravatar\.com|\bavatar\b|feeds\.feedburner\.com|\/(pixel|beacon|count(er)?|track(er|ing)?)[./?]/i

interface Reader {
  text?: (chars: string) => void
  tag: (name: string, attributes: Token.Attribute[]) => void
}

/** Tokens rather than a tree: the time stays in proportion to the length, whatever is nested in what. */
function walk(html: string, reader: Reader): void {
  let hidden = false
  const read = (token: Token.CharacterToken) => {
    if (!hidden) reader.text?.(token.chars)
  }
  const ignore = () => {}
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag: ({ tagName, attrs }) => {
        hidden = tagName === 'script' || tagName === 'style'
        if (hidden) tokenizer.state = TokenizerMode.RAWTEXT
        reader.tag(tagName, attrs)
      },
      onEndTag: ({ tagName }) => {
        hidden = false
        reader.tag(tagName, [])
      },
      onCharacter: read,
      onWhitespaceCharacter: read,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  )
  tokenizer.write(html.slice(0, MAX_READ), true)
}

/** Tags that occur inside a word or sentence; any other separates two words. */
const INLINE = new Set('a abbr b cite code em font i mark q s small span strong sub sup u'.split(' '))

/** Control characters, and those that turn the direction of everything after them. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu
