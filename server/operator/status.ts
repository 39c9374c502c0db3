import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import type { SiteStatus } from '../../domain/staff/site-problems.ts'
import { companyTime } from '../../domain/time/company-time.ts'
import { enSiteProblems } from '../../translations/en/mail/site-problems.ts'
import type { Settings } from '../config.ts'
import { createLog } from '../log.ts'
import { siteStatus } from '../problems/current-problems.ts'
import { readSurroundings } from '../problems/surroundings.ts'
import { requireDatabase } from '../store/open-database.ts'
import { openStore } from '../store/store.ts'

/** What needs attention, with the last backup. Throws `StartupError`, or `StoreUnavailable`. */
export async function readStatus(settings: Settings, now: number): Promise<SiteStatus> {
  await requireDatabase(settings)
  const surroundings = await readSurroundings(settings, now)
  const store = await openStore({ ...settings, besideServer: true }, createLog('silent'))
  try {
    return await store.transact((transaction) => siteStatus(transaction, { now, ...surroundings }))
  } finally {
    await store.close()
  }
}

/** One line for each problem, with what to do. */
export const problemLines = ({ problems }: SiteStatus): string[] =>
  problems.map((problem) => {
    const { title, advice } = enSiteProblems.text(problem, timeText)
    return `${title}${title.endsWith('.') ? '' : '.'} ${advice}`
  })

export const backupLine = ({ lastBackup }: SiteStatus): string =>
  lastBackup === null
    ? enSiteProblems.page.noBackup
    : enSiteProblems.page.lastBackup(timeText(lastBackup.at), lastBackup.submissions)

const timeText = (iso: string): string => companyTime(iso, 'short', DEFAULT_LOCALE)
