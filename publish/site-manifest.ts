/** `dist/site.json`: every address that is served, and how. Written by publishing, read by the server at start. */
export interface SiteManifest {
  /** The canonical address the pages were built for. */
  siteUrl: string
  /** By address, like `/about-us`; `/404` is the not-found page. */
  files: Record<string, SiteFile>
}

export interface SiteFile {
  /** Where the body is, from the manifest's folder. */
  file: string
  /** The whole `Content-Type`. */
  type: string
  /** 200 where it is not given. */
  status?: number
  /** Asked again each time; kept for ever under this address; kept for an hour. */
  cache: 'page' | 'immutable' | 'short'
  /** Changes whenever the body does; without quotes. */
  etag: string
  /** The same body compressed ahead. */
  encodings: Partial<Record<Encoding, string>>
  /** The whole `Content-Security-Policy` of a page. */
  csp?: string
}

export type Encoding = (typeof encodings)[number]
/** In the order of preference where a browser likes several equally. */
export const encodings = ['br', 'zstd', 'gzip'] as const
