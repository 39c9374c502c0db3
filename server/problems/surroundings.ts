import { once } from 'node:events'
import { connect } from 'node:tls'
import type { SiteProblem } from '../../domain/staff/site-problems.ts'
import { DAY } from '../../domain/time/durations.ts'
import type { Settings } from '../config.ts'
import { type DiskSpace, readDisk } from '../store/disk.ts'
import type { DaySettings } from './day-limits.ts'

/** What the database does not know: the disk of DATA_DIR, the certificate of the public address, the settings. */
export interface Surroundings {
  /** Absent where nobody can say. */
  disk?: DiskSpace | undefined
  certificateDaysLeft?: number | undefined
  /** Absent where nothing is limited. */
  settings?: DaySettings & Pick<Settings, 'diskReserve'>
}

/** Of what cannot be seen now: what was wrong with it may still be. */
export const unseenProblems = ({ disk, certificateDaysLeft }: Surroundings): SiteProblem['kind'][] => [
  ...(disk === undefined ? ['disk' as const] : []),
  ...(certificateDaysLeft === undefined ? ['certificate' as const] : []),
]

/** `now` in milliseconds since 1970. */
export async function readSurroundings(settings: Settings, now: number): Promise<Surroundings> {
  const { dataDir, siteUrl } = settings
  const [disk, certificateDaysLeft] = await Promise.all([readDisk(dataDir), readCertificate(siteUrl, now)])
  return { disk, certificateDaysLeft, settings }
}

const TIMEOUT_MS = 5000

/** Whole days until the certificate of an https address ends; undefined where it cannot be had. */
async function readCertificate(siteUrl: string, now: number): Promise<number | undefined> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return undefined
  // One that has ended has to be read, too.
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    rejectUnauthorized: false,
    ...nameOf(hostname),
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const end = Date.parse(socket.getPeerCertificate().valid_to)
    return Number.isNaN(end) ? undefined : Math.floor((end - now) / DAY)
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

/** An IP address is no name that TLS may ask for. */
const nameOf = (hostname: string) => (/^[\d.]+$|^\[/.test(hostname) ? {} : { servername: hostname })
