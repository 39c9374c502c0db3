import type { en } from './en/en.ts'

/** Every text of one language. A translation is complete when it `satisfies` this. */
export type Translations = typeof en
