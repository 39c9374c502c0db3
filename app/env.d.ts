interface ImportMetaEnv {
  /** Canonical address of the site, without a slash at its end; set at build time from `SITE_URL`. */
  readonly SITE_URL: string
  /** How many days a submission is kept; set at build time from `RETENTION_DAYS`. */
  readonly RETENTION_DAYS: number
  /** From `DRIVER_APPLICATIONS` at build time. */
  readonly DRIVER_APPLICATIONS: 'demo' | 'live'
  readonly BUILD_YEAR: number
}

/** A drawing as an address that holds it. */
declare module '*.svg?inline' {
  const address: string
  export default address
}

/** A content file, as `publish/content-file.ts` compiles it. */
declare module '*.mdx' {
  export const handle: import('./pages/text-page.tsx').FrontMatter
  export default function Content(): React.ReactNode
}
