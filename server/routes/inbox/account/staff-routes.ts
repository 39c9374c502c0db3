import { Hono } from 'hono'
import type { OneTimePassword, StaffAccount } from '../../../../domain/staff/staff-account.ts'
import { en } from '../../../../translations/en/en.ts'
import {
  requireConfirmed,
  requireRole,
  type SignedInContext,
  type SignedInEnv,
} from '../../../accounts/require-role.ts'
import { guardOfOwner, StaffError, staffDirectory } from '../../../accounts/staff.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { withBody } from '../../../http/bodies/json-body.ts'
import { type Refusal, refusals } from '../../../http/error-messages.ts'
import { refuse } from '../../../http/error-responses.ts'
import type { Account } from '../../../store/accounts/accounts.ts'
import { bodies } from '../bodies.ts'

type Directory = ReturnType<typeof staffDirectory>

const ACCOUNTS = '/staff/accounts'

/** Who works here; owners add and remove them, as `npm run staff` does, never themselves. */
export function inboxStaffRoutes(dependencies: Pick<Dependencies, 'store' | 'config' | 'now' | 'log'>) {
  const { now, log } = dependencies
  return new Hono<SignedInEnv>()
    .get('/staff', async (context) => {
      const members = await staffDirectory(dependencies, now).list()
      return context.json({ staff: members.map(({ email, name }) => ({ email, name })) })
    })
    .use(`${ACCOUNTS}/*`, requireRole(dependencies, 'owner'))
    .get(ACCOUNTS, async (context) => {
      const members = await staffDirectory(dependencies, now).list()
      return context.json({ accounts: members.map(describeAccount) })
    })
    .post(ACCOUNTS, requireConfirmed(dependencies), (context) =>
      withBody(context, bodies.newMember, ({ email, name, role }) =>
        change(context, async (staff) => {
          const oneTimePassword = await staff.add(email, name, role)
          record(context, email, `added to staff as ${role}`)
          return context.json({ email, oneTimePassword } satisfies OneTimePassword)
        }),
      ),
    )
    .patch(`${ACCOUNTS}/:id`, requireConfirmed(dependencies), (context) =>
      withBody(context, bodies.role, ({ role }) =>
        changeMember(context, async (staff, { email }) => {
          await staff.setRole(email, role)
          record(context, email, `role set to ${role}`)
          return context.body(null, 204)
        }),
      ),
    )
    .post(`${ACCOUNTS}/:id/reset`, requireConfirmed(dependencies), (context) =>
      withBody(context, bodies.reset, ({ isPhoneLost }) =>
        changeMember(context, async (staff, { email }) => {
          const oneTimePassword = await staff.reset(email, { isPhoneLost })
          record(context, email, isPhoneLost ? 'password and second factor reset' : 'password reset')
          return context.json({ email, oneTimePassword } satisfies OneTimePassword)
        }),
      ),
    )
    .delete(`${ACCOUNTS}/:id`, requireConfirmed(dependencies), (context) =>
      changeMember(context, async (staff, { email }) => {
        await staff.remove(email)
        record(context, email, 'removed from staff')
        return context.body(null, 204)
      }),
    )

  function changeMember(
    context: SignedInContext,
    make: (staff: Directory, member: Account) => Promise<Response>,
  ): Promise<Response> {
    return change(context, async (staff) => {
      const member = (await staff.list()).find(({ id }) => id === context.req.param('id'))
      return member ? make(staff, member) : refuse(context, refusals.notFound)
    })
  }

  async function change(
    context: SignedInContext,
    make: (staff: Directory) => Promise<Response>,
  ): Promise<Response> {
    try {
      return await make(staffDirectory(dependencies, now, guardOfOwner(context.get('session').accountId)))
    } catch (error) {
      if (error instanceof StaffError) return refuse(context, refusalOf[error.reason])
      throw error
    }
  }

  function record(context: SignedInContext, member: string, done: string): void {
    log.info({ who: context.get('session').email, member }, done)
  }
}

const { inbox: texts, signIn } = en
const refusalOf: Record<StaffError['reason'], Refusal> = {
  taken: { reason: 'problems', status: 422, message: texts.memberTaken },
  unknown: refusals.notFound,
  yourself: { reason: 'ownAccount', status: 409, message: texts.ownAccount },
  'no owner': { reason: 'otherRole', status: 403, message: signIn.otherRole },
}

const describeAccount = ({
  id,
  email,
  name,
  role,
  hasSecondFactor,
  one_time_password_until,
}: Account): StaffAccount => ({
  id,
  email,
  name,
  role: role === 'owner' ? role : 'dispatcher',
  hasSecondFactor,
  oneTimePasswordUntil: one_time_password_until,
})
