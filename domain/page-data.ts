import type { Typed } from './forms/field.ts'
import type { ProblemTexts } from './forms/form.ts'
import type { Lane } from './lanes/estimate.ts'
import type { RequestTimePath } from './pages.ts'
import type { PublicSettings } from './public-settings.ts'
import type { QuoteAction, RequestAction, RequestView } from './submissions/request-view.ts'

/** What a page shows of one visitor's request, besides what every visitor sees. */
export interface PageData {
  request?: RequestPageData
  change?: ChangeData
  received?: ReceivedData
  /** `YYYY-MM-DD`, where the page depends on it. */
  today?: string
  form?: FormState
}

interface ReceivedData {
  reference: string
  /** The path of the request's page. */
  page: string
  /** ISO, where a reply is promised. */
  answerBy?: string | undefined
  /** Milliseconds since 1970. */
  now?: number
  lane?: Lane | undefined
  isConfirmationWithheld?: boolean
}

export interface RequestPageData {
  view: RequestView
  /** The lane, where both of its places are known. */
  lane?: Lane | undefined
  /** The page's own path, with its key. */
  path: string
  /** Milliseconds since 1970. */
  now: number
  /** The page shows what is older than this entry of the conversation. */
  before?: string | undefined
  done?: RequestAction | undefined
  /** Why nothing was done. */
  refusal?: string | undefined
  /** A message or a note that was refused. */
  note?: string | undefined
  /** A message that was refused, with what is wrong by field. */
  message?: { text: string; problems: ProblemTexts } | undefined
  /** What was typed to decide about a quote and refused, with what is wrong by field. */
  decision?: { action: QuoteAction; typed: Record<string, string>; problems: ProblemTexts } | undefined
  /** SVG of a code that opens the request in the inbox. */
  code: string
}

interface ChangeData {
  reference: string
  /** The form's name on the wire. */
  form: string
  /** The request's own path. */
  path: string
  /** How often the answers were changed: a page filled in earlier does not overwrite a later change. */
  amendments: number
  /** As it was sent. */
  lane: Lane | undefined
}

/** What a form shows that was sent before, or is filled in for the visitor. */
export interface FormState {
  /** The form's name on the wire. */
  name: string
  /** As typed, by field name. */
  typed: Record<string, Typed>
  problems?: ProblemTexts
  /** Hints in place of the fields' own, by field name. */
  hints?: Record<string, string>
  /** Why the form as a whole was refused. */
  error?: string
}

interface ContentRequest {
  path: RequestTimePath
  /** Path and query that were asked for. */
  url: string
  data: PageData
  settings: PublicSettings
}

/** Renders one page for one visitor: its title as plain text, and the content of `<main>` as HTML. */
export type RenderContent = (request: ContentRequest) => { title: string; content: string }

/** By which development asks for a page with data: as percent-encoded JSON, in a request of our own. */
export const PAGE_DATA_HEADER = 'x-page-data'

export const pageDataHeader = (data: PageData): string => encodeURIComponent(JSON.stringify(data))

export const parsePageData = (header: string | null): PageData =>
  header === null ? {} : JSON.parse(decodeURIComponent(header))
