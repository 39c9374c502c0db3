/** What `dist/site.json` says: every address of the built site and how it is answered. */
export interface SiteManifest {
  /** Canonical address the site was built for, without a slash at its end. */
  siteUrl: string
  /** As `DRIVER_APPLICATIONS` was when the site was built. */
  driverApplications: 'demo' | 'live'
  /** By path, as asked for: `/`, `/about-us`, `/assets/style-1a2b3c4d.css`. The page for unknown paths is `/404`. */
  files: Record<string, PublishedFile>
}

export interface PublishedFile {
  /** Relative to `dist/`. */
  file: string
  /** The whole Content-Type. */
  type: string
  /** Absent, 200. */
  status?: number
  cache: CacheRule
  /** Quoted, of the plain bytes; an encoded answer adds its encoding, so that no two representations share one. */
  etag: string
  /** Files beside it, relative to `dist/`, only where they are smaller than the plain one. */
  encodings: Partial<Record<Encoding, string>>
  /** A page's own policy; other files take the server's. */
  csp?: string
}

export type Encoding = 'br' | 'zstd' | 'gzip'

/** page: cached and revalidated each time; immutable: its name changes with its bytes; short: an hour; private: never cached. */
export type CacheRule = 'page' | 'immutable' | 'short' | 'private'
