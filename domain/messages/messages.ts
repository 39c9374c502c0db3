import type { en } from './en.ts'

/** Every text of one language. A translation is complete when it `satisfies` this. */
export type Messages = typeof en
