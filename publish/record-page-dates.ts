import '../server/company/load-company.ts'
import { writeFileSync } from 'node:fs'
import { pages } from '../domain/pages.ts'
import { readBuildOutput } from './build-output.ts'
import { pageDates, RECORD, recordedDates, today } from './page-dates.ts'

/** Records the pages in `build/client`, so that later builds know since when they have said what they say. */
const built = (await readBuildOutput('build/client')).pages
const listed = pages.flatMap(({ path, isUnlisted }) => {
  const page = isUnlisted ? undefined : built.get(path)
  return page ? [[path, page] as const] : []
})
const dates = pageDates(new Map(listed), recordedDates(), today())
writeFileSync(RECORD, `${JSON.stringify(dates, null, 2)}\n`)
