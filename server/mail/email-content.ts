import type { Locale } from '../../domain/locale.ts'
import type { ValidityDay } from '../../domain/quotes/validity-days.ts'

/** A run of text; a string is a run without a link. */
export type Run =
  | string
  | { text: string; href?: string; isStrong?: boolean; isUnbroken?: boolean; isSmall?: boolean }

/**
 * `ink` is the main text, `slate` secondary text, `accent` a deadline, `error` what is overdue, `promise` the sentence that matters most, `price`
 * an amount.
 */
export type Tone = 'ink' | 'slate' | 'accent' | 'error' | 'promise' | 'price'

export type Headline = string | { from: string; to: string }

export interface TextRow {
  label: string
  text: string
  /** The earlier answer, quieter. */
  was?: string
  /** More prominent than the others. */
  isMarked?: boolean
  /** Below and above each other amounts are compared. */
  isAmount?: boolean
}

export interface Figure {
  label: string
  text: string
  /** More prominent than the others, as what is overdue is. */
  isMarked?: boolean
}

export interface Bar {
  label: string
  text: string
  /** Of the longest bar, 0 to 1. */
  share: number
}

/** One part of an email, in the order in which it is read. */
export type Block =
  | {
      kind: 'head'
      eyebrow: Run[]
      headline: Headline
      lines: { tone: Tone; runs: Run[] }[]
      days?: ValidityDay[]
    }
  | { kind: 'contact'; title: string; lines: Run[] }
  | { kind: 'action'; label: string; href: string; note: Run[] }
  | { kind: 'steps'; title: string; steps: { title: string; text: string; isDone: boolean }[] }
  | { kind: 'rows'; title: string; rows: TextRow[]; note?: string }
  | { kind: 'figures'; figures: Figure[] }
  | { kind: 'bars'; title: string; bars: Bar[] }
  /** `language`: of a text that somebody wrote. */
  | { kind: 'text'; title?: string; language?: Locale; paragraphs: Run[][] }

/** What an email says; HTML and plain text are two renderings of it. */
export interface EmailContent {
  /** In the headers, where that is not its recipient alone. */
  addressees?: { to: string; copies: readonly string[] }
  subject: string
  /** Shown by mail programs beside the subject; repeats what the body says. */
  preheader: string
  /** At the right of the wordmark. */
  label: string
  /** What cannot wait, in a red band above everything else; the email is then marked as important. */
  urgent?: string
  blocks: Block[]
  footer: Run[]
}
