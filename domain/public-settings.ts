/** The settings that pages show. A build holds placeholders, so that it serves any of them. */
export interface PublicSettings {
  /** Canonical address of the site, without a slash at its end. */
  siteUrl: string
  driverApplications: DriverApplications
  retentionDays: number | string
  /** How long lane, price and dates of accepted requests are kept. */
  recordsDays: number | string
}

export type DriverApplications = 'demo' | 'live'

/** What a build says in place of them. */
export const placeholders = {
  siteUrl: 'https://site-url.invalid',
  driverApplications: 'DRIVER-APPLICATIONS',
  retentionDays: 'RETENTION-DAYS',
  recordsDays: 'RECORDS-DAYS',
  /** A year after the server started. */
  inAYear: 'IN-A-YEAR',
}

/** By which a page is rendered for other settings than the placeholders: as JSON, in a request of our own. */
export const SETTINGS_HEADER = 'x-public-settings'

export const hasPlaceholder = (text: string): boolean =>
  Object.values(placeholders).some((placeholder) => text.includes(placeholder))

/** Puts the settings in place of the placeholders; `now` in milliseconds since 1970. */
export function fillIn(
  text: string,
  { siteUrl, driverApplications, retentionDays, recordsDays }: PublicSettings,
  now: number,
): string {
  const values = {
    ...{ siteUrl, driverApplications, retentionDays, recordsDays },
    inAYear: new Date(now + YEAR).toISOString(),
  }
  return Object.entries(placeholders).reduce(
    (filled, [name, placeholder]) =>
      filled.replaceAll(placeholder, String(values[name as keyof typeof placeholders])),
    text,
  )
}

const YEAR = 365 * 24 * 60 * 60 * 1000
