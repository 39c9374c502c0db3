import type { InlineHashes } from './content-security-policy.ts'

/** What `dist/site.json` says: every address of the built site and how it is served. */
export interface SiteManifest {
  /** Fingerprint of the company's facts that it was built for. */
  company?: string
  /** By path, as asked for: `/`, `/about-us`, `/assets/style-1a2b3c4d.css`. The page for unknown paths is `/404`. */
  files: Record<string, PublishedFile>
  /** By path, the pages that are also rendered for one visitor. */
  shells: Record<string, PublishedShell>
}

/** A page with placeholders for its title and content. */
interface PublishedShell {
  application: ShellFile
  /** The same without the application, for an address that it does not know. */
  document: ShellFile
}

export interface ShellFile {
  /** Relative to `dist/`. */
  file: string
  inline: InlineHashes
}

/** Each is in a shell once. */
export const TITLE_PLACEHOLDER = 'PAGE-TITLE'
export const CONTENT_PLACEHOLDER = 'PAGE-CONTENT'

/** The module in `dist/` that renders a page's content. */
export const RENDER_MODULE = 'render-content.js'

export interface PublishedFile {
  /** Relative to `dist/`. */
  file: string
  /** The whole Content-Type. */
  type: string
  /** Absent, 200. */
  status?: number
  cache: CacheRule
  /** Quoted, of the plain bytes; an encoded response adds its encoding, so that no two representations share one. */
  etag: string
  /** Files beside it, relative to `dist/`, only where they are smaller than the plain one. */
  encodings: Partial<Record<Encoding, string>>
  /** Of a page, for a policy of its own; other files take the server's. */
  inline?: InlineHashes
  /** It holds placeholders for settings; its etag and encodings follow when they are filled in. */
  isTemplate?: boolean
  /** In place of it where driver applications are live. */
  live?: PublishedFile
}

export type Encoding = 'br' | 'zstd' | 'gzip'

/** page: cached and revalidated each time; immutable: its name changes with its bytes; short: an hour; private: never cached. */
export type CacheRule = 'page' | 'immutable' | 'short' | 'private'
