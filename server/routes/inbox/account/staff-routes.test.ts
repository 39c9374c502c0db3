import { afterEach, expect, test, vi } from 'vitest'
import type { StaffAccount } from '../../../../domain/staff/staff-account.ts'
import { staffDirectory } from '../../../accounts/staff.ts'
import { onBothDatabases } from '../../../testing/databases.ts'
import { closeTestApps } from '../../../testing/test-app.ts'
import { openTestInbox, receiveQuote } from '../../../testing/test-inbox.ts'
import { addStaff, browser, PASSWORD, type TestStaff } from '../../../testing/test-staff.ts'

const ACCOUNTS = '/api/inbox/staff/accounts'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  const inbox = async () => openTestInbox(await newSettings())

  /** Dana, an owner who has just given the password once more, and Robin, a dispatcher. */
  async function twoOfStaff() {
    const opened = await inbox()
    const dana = await addStaff(opened.app, opened.dependencies, 'dana@company.example')
    const robin = await addStaff(opened.app, opened.dependencies, 'robin@company.example', 'dispatcher')
    await dana.post('/api/inbox/confirm', { password: PASSWORD })
    return { ...opened, dana, robin }
  }

  const accountsOf = async ({ request }: TestStaff): Promise<StaffAccount[]> =>
    (await (await request(ACCOUNTS)).json()).accounts
  const pathOf = async (asked: TestStaff, member: TestStaff) =>
    `${ACCOUNTS}/${(await accountsOf(asked)).find(({ email }) => email === member.email)?.id}`

  test('an owner adds a member, who signs in with the password that is shown once', async () => {
    const { app, dana } = await twoOfStaff()
    const added = await dana.post(ACCOUNTS, {
      email: ' Sam@Company.example',
      name: 'Sam',
      role: 'dispatcher',
    })
    const { email, oneTimePassword } = await added.json()
    expect([added.status, email]).toEqual([200, 'sam@company.example'])
    const sam = browser(app)
    const signIn = await sam.post('/api/auth/sign-in/email', { email, password: oneTimePassword })
    expect(await signIn.json()).toEqual({ success: true, next: 'password' })
    const accounts = await accountsOf(dana)
    expect(accounts.map(({ name, role, hasSecondFactor }) => [name, role, hasSecondFactor])).toEqual([
      ['dana', 'owner', true],
      ['robin', 'dispatcher', true],
      ['Sam', 'dispatcher', false],
    ])
    expect(accounts.at(-1)?.oneTimePasswordUntil).not.toBeNull()
    expect(JSON.stringify(accounts)).not.toContain(oneTimePassword)
    const again = await dana.post(ACCOUNTS, { email, name: '', role: 'owner' })
    expect(again.status).toBe(422)
  })

  test.each([
    { email: 'not an address', name: '', role: 'owner' },
    { email: 'a@b.example', name: '', role: 'carrier' },
    { email: 'a@b.example', name: 'x'.repeat(101), role: 'owner' },
    { email: 'a@b.example', name: '' },
  ])('a member with %j is not added', async (body) => {
    const { dana } = await twoOfStaff()
    expect((await dana.post(ACCOUNTS, body)).status).toBe(422)
    expect(await accountsOf(dana)).toHaveLength(2)
  })

  test('a reset ends the sessions of a member; the second factor goes only with the phone', async () => {
    const { app, clock, dana, robin } = await twoOfStaff()
    const path = await pathOf(dana, robin)
    const reset = await (await dana.post(`${path}/reset`, {})).json()
    expect((await robin.request('/api/inbox/numbers')).status).toBe(401)
    const atSignIn = async (password: string) =>
      (await browser(app).post('/api/auth/sign-in/email', { email: robin.email, password })).json()
    expect((await atSignIn(reset.oneTimePassword)).next).toBe('code')
    expect((await accountsOf(dana)).find(({ email }) => email === robin.email)?.hasSecondFactor).toBe(true)
    clock.now += 1000
    const lost = await (await dana.post(`${path}/reset`, { isPhoneLost: true })).json()
    expect((await atSignIn(lost.oneTimePassword)).next).toBe('password')
  })

  test('who is removed is signed out at once, and the name stays at what was theirs', async () => {
    const { dependencies, dana, robin } = await twoOfStaff()
    const reference = await receiveQuote(dependencies)
    await robin.post(`/api/inbox/submissions/${reference}`, { version: 1, owner: robin.email }, 'PATCH')
    const path = await pathOf(dana, robin)
    expect((await dana.post(path, {}, 'DELETE')).status).toBe(204)
    expect((await robin.request('/api/inbox/numbers')).status).toBe(401)
    const { owner } = await (await dana.request(`/api/inbox/submissions/${reference}`)).json()
    expect(owner).toBe(robin.email)
    expect((await dana.post(path, {}, 'DELETE')).status).toBe(404)
  })

  test('a role changes what a session opens from the next call on', async () => {
    const { dana, robin } = await twoOfStaff()
    const path = await pathOf(dana, robin)
    expect((await robin.request(ACCOUNTS)).status).toBe(403)
    expect((await dana.post(path, { role: 'owner' }, 'PATCH')).status).toBe(204)
    expect((await robin.request(ACCOUNTS)).status).toBe(200)
  })

  test('nobody changes themselves, so an owner is always left', async () => {
    const { dana } = await twoOfStaff()
    const path = await pathOf(dana, dana)
    const statuses = [
      await dana.post(path, { role: 'dispatcher' }, 'PATCH'),
      await dana.post(`${path}/reset`, {}),
      await dana.post(path, {}, 'DELETE'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([409, 409, 409])
    expect((await accountsOf(dana)).map(({ role }) => role)).toContain('owner')
  })

  test('of two owners who remove each other at once one is left', async () => {
    const { dana, robin } = await twoOfStaff()
    const [toDana, toRobin] = [await pathOf(dana, dana), await pathOf(dana, robin)]
    await dana.post(toRobin, { role: 'owner' }, 'PATCH')
    await robin.post('/api/inbox/confirm', { password: PASSWORD })
    const responses = await Promise.all([dana.post(toRobin, {}, 'DELETE'), robin.post(toDana, {}, 'DELETE')])
    const statuses = responses.map(({ status }) => status).toSorted()
    expect(statuses[0]).toBe(204)
    expect([401, 403]).toContain(statuses[1])
  })

  test('each change asks for the password again', async () => {
    const { app, dependencies, robin, dana } = await twoOfStaff()
    const sam = await addStaff(app, dependencies, 'sam@company.example')
    const path = await pathOf(dana, robin)
    const responses = [
      await sam.post(ACCOUNTS, { email: 'new@company.example', name: '', role: 'owner' }),
      await sam.post(path, { role: 'owner' }, 'PATCH'),
      await sam.post(`${path}/reset`, {}),
      await sam.post(path, {}, 'DELETE'),
    ]
    for (const response of responses)
      expect([response.status, await response.json()]).toMatchObject([403, { confirm: true }])
    expect(await accountsOf(dana)).toHaveLength(3)
  })

  test('an account of a carrier is none of staff', async () => {
    const { dependencies, dana, robin } = await twoOfStaff()
    const path = await pathOf(dana, robin)
    await dependencies.store.transact(({ build, run }) =>
      run(build.updateTable('accounts').set({ role: 'carrier' }).where('email', '=', robin.email)),
    )
    expect((await dana.post(`${path}/reset`, {})).status).toBe(404)
    expect(await staffDirectory(dependencies, dependencies.now).list()).toHaveLength(1)
  })

  test('each change is logged with who made it', async () => {
    const { dependencies, dana, robin } = await twoOfStaff()
    const info = vi.spyOn(dependencies.log, 'info')
    const path = await pathOf(dana, robin)
    await dana.post(ACCOUNTS, { email: 'sam@company.example', name: '', role: 'owner' })
    await dana.post(path, { role: 'owner' }, 'PATCH')
    await dana.post(`${path}/reset`, { isPhoneLost: true })
    await dana.post(path, {}, 'DELETE')
    const ofStaff = info.mock.calls.filter(([fields]) => Object.hasOwn(fields as object, 'member'))
    expect(ofStaff).toEqual([
      [{ who: dana.email, member: 'sam@company.example' }, 'added to staff as owner'],
      [{ who: dana.email, member: robin.email }, 'role set to owner'],
      [{ who: dana.email, member: robin.email }, 'password and second factor reset'],
      [{ who: dana.email, member: robin.email }, 'removed from staff'],
    ])
  })
})
