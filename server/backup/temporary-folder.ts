import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { DAY } from '../../domain/time/durations.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const cleanUps = new Set<() => void>()

/** Runs `cleanUp` after `use`, or when a signal ends the process before. */
export async function withCleanUp<Result>(cleanUp: () => void, use: () => Promise<Result>): Promise<Result> {
  if (cleanUps.size === 0) for (const signal of SIGNALS) process.on(signal, cleanUpAndEnd)
  cleanUps.add(cleanUp)
  try {
    return await use()
  } finally {
    cleanUps.delete(cleanUp)
    if (cleanUps.size === 0) for (const signal of SIGNALS) process.off(signal, cleanUpAndEnd)
    cleanUp()
  }
}

function cleanUpAndEnd(signal: NodeJS.Signals): void {
  for (const cleanUp of [...cleanUps].reverse()) cleanUp()
  process.exit(128 + constants.signals[signal])
}

const parentFolder = (): string => process.env.TMPDIR ?? '/var/tmp'

/** Makes a folder for copies of data. Its name says which process it belongs to. */
export const makeTemporaryFolder = (): string =>
  mkdtempSync(path.join(parentFolder(), `site-${process.pid}-`))

/** Runs with such a folder, which is then removed, also after a signal. */
export function withTemporaryFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = makeTemporaryFolder()
  return withCleanUp(
    () => rmSync(folder, { recursive: true, force: true }),
    () => use(folder),
  )
}

/** Removes folders of this user's processes that were killed. Those of others could lead anywhere. */
export function removeAbandonedFolders(): void {
  for (const name of entriesOf(parentFolder())) {
    const [, pid] = /^site-(\d+)-\w{6}$/.exec(name) ?? []
    const folder = path.join(parentFolder(), name)
    if (pid !== undefined && isAbandoned(folder, Number(pid)))
      rmSync(folder, { recursive: true, force: true })
  }
}

/** What this user may not read holds nothing of this user's. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (['ENOENT', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

function isAbandoned(folder: string, pid: number): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (stats === undefined || stats.uid !== process.getuid?.()) return false
  // A number is given again; none of the commands takes a day.
  return !isRunning(pid) || Date.now() - stats.ctimeMs > DAY
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
