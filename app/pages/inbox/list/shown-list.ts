/** The list as it was last shown, so that a submission knows its neighbours, and the search that led to it. */
let references: readonly string[] = []
let url = '/admin/inbox'
let searched = ''

export function rememberList(shown: { references: readonly string[]; url: string }): void {
  references = shown.references
  url = shown.url
}

let opened: string | undefined

/** The submission that the reader has gone to from the list. */
export const rememberOpenedFromList = (reference: string): void => {
  opened = reference
}

export const lastOpenedFromList = (): string | undefined => opened

export const listUrl = (): string => url

export const lastSearch = (): string => searched

export const rememberSearch = (text: string): void => {
  searched = text
}

/** Undefined where the submission was not reached from the list. */
export function placeInList(reference: string) {
  const at = references.indexOf(reference)
  if (at < 0) return undefined
  return { position: at + 1, of: references.length, newer: references[at - 1], older: references[at + 1] }
}
