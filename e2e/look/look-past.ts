import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { HOUR } from '../../domain/time/durations.ts'
import { addPastMonth } from '../../server/testing/samples/past-month.ts'
import { quoteTerms } from '../support/quote-terms.ts'
import type { Site } from '../support/site.ts'

/** What the inbox tells of the month before. */
export function fillPast(site: Site): void {
  const database = openDatabase(site)
  addPastMonth(database, quoteTerms)
  database.close()
}

/** Moves what was received into the past. */
export function letTimePass(site: Site, reference: string, hours: number): void {
  const database = openDatabase(site)
  database.prepare('update submissions set received_at = ? where reference = ?').run(isoAgo(hours), reference)
  database.close()
}

/** As if its quote had been sent four days ago and held until yesterday. */
export function letQuoteExpire(site: Site, reference: string): void {
  const database = openDatabase(site)
  database
    .prepare(
      `update quotes set sent_at = ?, valid_until = ?, terms = json_set(terms, '$.validUntil', ?) where submission = (select id from submissions where reference = ?)`,
    )
    .run(isoAgo(96), isoAgo(24), isoAgo(24), reference)
  database
    .prepare(
      `update submission_events set at = ? where event = 'quoted' and submission = (select id from submissions where reference = ?)`,
    )
    .run(isoAgo(96), reference)
  database.prepare('update submissions set answered_at = ? where reference = ?').run(isoAgo(96), reference)
  database.close()
}

const isoAgo = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString()

/** The server's own, which has it open as well. */
const openDatabase = ({ environment }: Site): DatabaseSync =>
  new DatabaseSync(path.join(environment.DATA_DIR ?? '', 'site.sqlite'), { timeout: 30_000 })
