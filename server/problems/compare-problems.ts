import { problemKey, type SiteProblem } from '../../domain/staff/site-problems.ts'
import { HOUR, MINUTE } from '../../domain/time/durations.ts'
import { iso } from '../../domain/time/iso.ts'

/** What the owner was told of, by the problem's key. */
export type ToldProblems = Readonly<Record<string, ToldProblem>>

interface ToldProblem {
  problem: SiteProblem
  /** When the last mail about it was written. */
  at: string
  /** Since when it is no longer there. */
  goneSince?: string
}

/** What comes back within this time was never over. */
const OVER_AFTER = 15 * MINUTE
/** Requests that become overdue one after the other are told together. */
const OVERDUE_EVERY = HOUR

interface Comparison {
  begun: SiteProblem[]
  over: SiteProblem[]
  /** What the owner has been told of once these are mailed. */
  told: ToldProblems
}

/** What to tell now; `now` in milliseconds since 1970. Of `unseen` kinds nothing is over. */
export function compareProblems(
  told: ToldProblems,
  current: readonly SiteProblem[],
  now: number,
  unseen: readonly SiteProblem['kind'][] = [],
): Comparison {
  const next: Record<string, ToldProblem> = {}
  const begun: SiteProblem[] = []
  const over: SiteProblem[] = []
  for (const problem of current) {
    const key = problemKey(problem)
    const known = told[key]
    const news = known ? newsOf(problem, known, now) : problem
    if (news) begun.push(news)
    next[key] = news || !known ? { problem, at: iso(now) } : { problem: known.problem, at: known.at }
  }
  for (const [key, known] of Object.entries(told)) {
    if (key in next) continue
    if (unseen.includes(known.problem.kind)) {
      next[key] = known
      continue
    }
    const goneSince = known.goneSince ?? iso(now)
    if (now - Date.parse(goneSince) >= OVER_AFTER) over.push(known.problem)
    else next[key] = { ...known, goneSince }
  }
  return { begun, over, told: next }
}

/** Each request that becomes overdue is news; every other problem is told once. */
function newsOf(problem: SiteProblem, known: ToldProblem, now: number): SiteProblem | undefined {
  if (problem.kind !== 'overdue' || known.problem.kind !== 'overdue') return undefined
  if (now - Date.parse(known.at) < OVERDUE_EVERY) return undefined
  const before = new Set(known.problem.references)
  const references = problem.references.filter((reference) => !before.has(reference))
  return references.length === 0 ? undefined : { ...problem, references }
}
