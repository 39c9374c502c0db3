/** Something that the owner should act on, or that is good to know before it hurts. */
export type SiteProblem =
  /** Quote requests that nobody answered within the promised time, the oldest first. */
  | { kind: 'overdue'; references: string[]; count: number }
  | { kind: 'dead mail'; count: number }
  /** Messages of different people have failed since then, and more may wait behind them. */
  | { kind: 'mail stopped'; waiting: number; since: string; reason: string }
  /** The last good backup, if there is one, is too old, or one has failed since. */
  | { kind: 'backup'; last: string | null; failed: { at: string; reason: string } | null }
  | { kind: 'disk'; freeBytes: number; freePercent: number }
  /** Most of what a limit allows in 24 hours is used. */
  | ({ kind: 'day limit' } & DayLimit)
  /** Of the public address; negative once it has ended. */
  | { kind: 'certificate'; daysLeft: number }
  /** Wrong passwords and codes within the last hour. */
  | { kind: 'sign-ins'; count: number }
  | { kind: 'instance'; name: string; since: string }

/** Of 24 hours; files in bytes. */
export interface DayLimit {
  setting: 'CONFIRMATIONS_A_DAY' | 'CONFIRMATIONS_A_NETWORK' | 'FILES_A_DAY'
  used: number
  limit: number
}

export interface LastBackup {
  at: string
  submissions: number
}

export interface SiteStatus {
  problems: SiteProblem[]
  lastBackup: LastBackup | null
}

/** The same for as long as it is one problem. */
export function problemKey(problem: SiteProblem): string {
  if (problem.kind === 'instance') return `instance ${problem.name}`
  return problem.kind === 'day limit' ? `day limit ${problem.setting}` : problem.kind
}
