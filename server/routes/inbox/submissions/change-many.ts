import { Hono } from 'hono'
import type { ChangeOutcome } from '../../../../domain/submissions/inbox.ts'
import { companyDay } from '../../../../domain/time/company-time.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import type { SignedInEnv } from '../../../accounts/require-role.ts'
import { isStaff } from '../../../accounts/staff.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { withBody } from '../../../http/bodies/json-body.ts'
import { refusals } from '../../../http/error-messages.ts'
import { refuse } from '../../../http/error-responses.ts'
import { changeByStaff } from '../../../inbox/change-by-staff.ts'
import { describeList } from '../../../inbox/describe-submission.ts'
import type { Transaction } from '../../../store/database.ts'
import type { ChangeResult, StaffChange } from '../../../store/submissions/submission-changes.ts'
import { bodies } from '../bodies.ts'

const MAX_FOLLOW_UP_MS = 366 * DAY

type Set = Pick<StaffChange, 'owner' | 'followUpOn'>

/** Whether there is such a member of staff, and the day to follow up is to come within a year. */
export async function isPossible({ store, now }: Dependencies, { owner, followUpOn }: Set): Promise<boolean> {
  const days = { first: companyDay(now() + DAY), last: companyDay(now() + MAX_FOLLOW_UP_MS) }
  if (followUpOn && (followUpOn < days.first || followUpOn > days.last)) return false
  return !owner || isStaff(store, owner)
}

/** Several submissions at once: what has changed since its version was read stays as it is and is reported. */
export function changesRoute(dependencies: Dependencies) {
  const { store, now } = dependencies
  return new Hono<SignedInEnv>().post('/submissions/changes', (context) =>
    withBody(context, bodies.changes, async ({ changes }) => {
      for (const change of distinctValues(changes))
        if (!(await isPossible(dependencies, change))) return refuse(context, refusals.problems)
      const by = { who: context.get('session').email, at: now() }
      const results = await store.transact(async (transaction) => {
        const outcomes = new Map<string, ChangeOutcome>()
        // Always in the same order, so that two such calls never wait for each other.
        for (const change of changes.toSorted((one, other) => (one.reference < other.reference ? -1 : 1)))
          outcomes.set(
            change.reference,
            await outcomeOf(
              transaction,
              change.reference,
              await changeByStaff(transaction, { ...change, ...by }),
            ),
          )
        return changes.map(({ reference }) => outcomes.get(reference))
      })
      dependencies.mailer.wake()
      return context.json({ results })
    }),
  )
}

const distinctValues = (changes: readonly Set[]): Iterable<Set> =>
  new Map(changes.map(({ owner, followUpOn }) => [`${owner} ${followUpOn}`, { owner, followUpOn }])).values()

async function outcomeOf(
  transaction: Transaction,
  reference: string,
  result: ChangeResult,
): Promise<ChangeOutcome> {
  // Changes of many write no text, so that none is full.
  if (result.outcome === 'not-found' || result.outcome === 'full')
    return { reference, outcome: 'not-found', submission: null }
  const present = result.outcome === 'changed' ? result.submission : result.current
  const [submission = null] = await describeList(transaction, [present])
  return { reference, outcome: result.outcome, submission }
}
