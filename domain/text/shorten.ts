/** Shortens to a number of characters without cutting one in two. */
export function shorten(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** The first text that has room in a number of characters; where none has, the last one, shortened. */
export const fitting = (most: number, ...texts: readonly string[]): string =>
  texts.find((text) => [...text].length <= most) ?? shorten(texts.at(-1) ?? '', most)
