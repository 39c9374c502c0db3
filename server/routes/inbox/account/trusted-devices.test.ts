import type { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { DAY, HOUR } from '../../../../domain/time/durations.ts'
import { staffDirectory } from '../../../accounts/staff.ts'
import { createApp } from '../../../app.ts'
import { eraseOld } from '../../../jobs/retention.ts'
import { NO_SITE } from '../../../pages/site.ts'
import { onBothDatabases } from '../../../testing/databases.ts'
import { closeTestApps } from '../../../testing/test-app.ts'
import { openTestInbox } from '../../../testing/test-inbox.ts'
import { addStaff, browser, PASSWORD, type TestStaff, totp } from '../../../testing/test-staff.ts'

const DEVICES = '/api/inbox/account/trusted-devices'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  /** Dana, whose browser is trusted; the code was given a minute after the one that set it up. */
  async function trusting() {
    const opened = await openTestInbox(await newSettings())
    const dana = await addStaff(opened.app, opened.dependencies, 'dana@company.example')
    opened.clock.now += HOUR
    await signInWithCode(dana, dana, opened.clock.now)
    return { ...opened, dana }
  }

  async function signInWithCode(
    { post }: Pick<TestStaff, 'post'>,
    { email, secret }: Pick<TestStaff, 'email' | 'secret'>,
    now: number,
  ) {
    await post('/api/auth/sign-in/email', { email, password: PASSWORD })
    const code = { code: totp(secret, now), trustDevice: true }
    expect((await post('/api/auth/two-factor/verify-totp', code)).status).toBe(200)
  }

  /** What the server asks for after the password. */
  const askedOf = async ({ post }: Pick<TestStaff, 'post'>, email: string, password = PASSWORD) =>
    (await (await post('/api/auth/sign-in/email', { email, password })).json()).next
  const devicesOf = async ({ request }: Pick<TestStaff, 'request'>) =>
    (await (await request('/api/inbox/account')).json()).trustedDevices
  const copyOf = (app: Hono, { cookies }: TestStaff) => browser(app, '192.0.2.9', new Map(cookies))

  test('in a trusted browser the password is enough for 30 days, elsewhere it is not', async () => {
    const { app, clock, dana } = await trusting()
    expect(await devicesOf(dana)).toEqual([expect.objectContaining({ isThis: true })])
    expect(await askedOf(browser(app), dana.email)).toBe('code')
    expect(await askedOf(dana, dana.email, 'wrong')).toBeUndefined()
    clock.now += 29 * DAY
    const copy = copyOf(app, dana)
    expect(await askedOf(copy, dana.email)).toBe('done')
    expect((await copy.request('/api/inbox/numbers')).status).toBe(200)
    const [{ createdAt, usedAt }] = await devicesOf(copy)
    expect(Date.parse(usedAt) - Date.parse(createdAt)).toBe(29 * DAY)
    // Its use makes it no longer.
    clock.now += 2 * DAY
    expect(await askedOf(copyOf(app, dana), dana.email)).toBe('code')
  })

  test('a browser is trusted only by the account that said so, with a code of the app', async () => {
    const { app, dependencies, clock, dana } = await trusting()
    const robin = await addStaff(app, dependencies, 'robin@company.example', 'dispatcher')
    clock.now += HOUR
    expect(await askedOf(dana, robin.email)).toBe('code')
    await signInWithCode(dana, robin, clock.now)
    expect(await askedOf(dana, robin.email)).toBe('done')
    expect(await askedOf(dana, dana.email)).toBe('done')

    const other = browser(app)
    await other.post('/api/auth/sign-in/email', { email: robin.email, password: PASSWORD })
    const [code] = robin.recoveryCodes
    await other.post('/api/auth/two-factor/verify-backup-code', { code, trustDevice: true })
    expect(await askedOf(other, robin.email)).toBe('code')
  })

  test('the token of one account opens no other, under whatever name', async () => {
    const { app, dependencies, clock, dana } = await trusting()
    const robin = await addStaff(app, dependencies, 'robin@company.example')
    clock.now += HOUR
    await signInWithCode(robin, robin, clock.now)
    const ofRobin = trustCookieOf(robin)?.[0] ?? expect.unreachable()
    const thief = browser(app, '192.0.2.9', new Map([[ofRobin, trustCookieOf(dana)?.[1] ?? '']]))
    expect(await askedOf(thief, robin.email)).toBe('code')
    expect(await askedOf(copyOf(app, robin), robin.email)).toBe('done')
  })

  test('the database has no token, and the cookie no other server would take', async () => {
    const { app, dependencies, dana } = await trusting()
    const [cookie = ''] = [...dana.cookies]
      .filter(([name]) => name.startsWith('staff.trusted_'))
      .flat()
      .slice(1)
    const [token = ''] = decodeURIComponent(cookie).split('.')
    expect(token).toHaveLength(43)
    const rows = await dependencies.store.transact(({ build, run }) =>
      run(build.selectFrom('trusted_devices').selectAll()),
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    const config = { ...dependencies.config, appSecret: 'another secret, 32 characters or more' }
    const other = createApp({ ...dependencies, config }, NO_SITE)
    expect(await askedOf(copyOf(other, dana), dana.email)).toBe('code')
    expect(await askedOf(copyOf(app, dana), dana.email)).toBe('done')
  })

  test('trust ends one by one and at once, after the password', async () => {
    const { app, clock, dana } = await trusting()
    const second = browser(app)
    clock.now += HOUR
    await signInWithCode(second, dana, clock.now)
    const [, first] = await devicesOf(second)
    expect((await second.post(`${DEVICES}/${first.id}`, {}, 'DELETE')).status).toBe(403)
    expect((await second.post(DEVICES, {}, 'DELETE')).status).toBe(403)
    await second.post('/api/inbox/confirm', { password: PASSWORD })
    expect((await second.post(`${DEVICES}/${first.id}`, {}, 'DELETE')).status).toBe(204)
    expect(await askedOf(copyOf(app, dana), dana.email)).toBe('code')
    expect(await devicesOf(second)).toEqual([expect.objectContaining({ isThis: true })])
    expect((await second.post(DEVICES, {}, 'DELETE')).status).toBe(204)
    expect(await askedOf(second, dana.email)).toBe('code')
  })

  test('nobody ends the trust of another', async () => {
    const { app, dependencies, dana } = await trusting()
    const robin = await addStaff(app, dependencies, 'robin@company.example')
    await robin.post('/api/inbox/confirm', { password: PASSWORD })
    const [{ id }] = await devicesOf(dana)
    await robin.post(`${DEVICES}/${id}`, {}, 'DELETE')
    await robin.post(DEVICES, {}, 'DELETE')
    expect(await devicesOf(dana)).toHaveLength(1)
  })

  test.each([
    ['a new password', (dana: TestStaff) => changePassword(dana)],
    ['new recovery codes', (dana: TestStaff, now: number) => renewCodes(dana, now)],
  ])('%s ends it', async (_, change) => {
    const { app, clock, dana } = await trusting()
    const copy = copyOf(app, dana)
    clock.now += HOUR
    expect((await change(dana, clock.now)).status).toBe(200)
    expect(await devicesOf(dana)).toEqual([])
    const passwords = [PASSWORD, NEW_PASSWORD]
    const asked = await Promise.all(passwords.map((password) => askedOf(copy, dana.email, password)))
    expect(asked.filter(Boolean)).toEqual(['code'])
  })

  test.each([false, true])('a reset ends it (phone lost: %s)', async (isPhoneLost) => {
    const { app, dependencies, dana } = await trusting()
    const oneTime = await staffDirectory(dependencies, dependencies.now).reset(dana.email, { isPhoneLost })
    expect(await askedOf(copyOf(app, dana), dana.email, oneTime)).toBe(isPhoneLost ? 'password' : 'code')
    expect(await trustedIn(dependencies)).toBe(0)
  })

  test('who is removed and added again is trusted nowhere', async () => {
    const { dependencies, dana } = await trusting()
    await staffDirectory(dependencies, dependencies.now).remove(dana.email)
    expect(await trustedIn(dependencies)).toBe(0)
  })

  test('a wrong clock makes no trust longer, and a corrected one ends none', async () => {
    const { app, dependencies, clock, dana } = await trusting()
    clock.now += 400 * DAY
    expect(await askedOf(copyOf(app, dana), dana.email)).toBe('code')
    clock.now -= 400 * DAY
    expect(await askedOf(copyOf(app, dana), dana.email)).toBe('done')
    clock.now -= 20 * DAY
    expect(await askedOf(copyOf(app, dana), dana.email)).toBe('code')
    clock.now += 20 * DAY
    await eraseOld({ ...dependencies, now: clock.now })
    expect(await trustedIn(dependencies)).toBe(1)
    await eraseOld({ ...dependencies, now: clock.now + 31 * DAY })
    expect(await trustedIn(dependencies)).toBe(0)
  })
})

const trustCookieOf = ({ cookies }: TestStaff) =>
  [...cookies].find(([name]) => name.startsWith('staff.trusted_'))

const NEW_PASSWORD = 'another long enough password'

const changePassword = ({ post }: TestStaff) =>
  post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })

const renewCodes = ({ post, secret }: TestStaff, now: number) =>
  post('/api/auth/two-factor/generate-backup-codes', { password: PASSWORD, code: totp(secret, now) })

const trustedIn = async ({
  store,
}: Awaited<ReturnType<typeof openTestInbox>>['dependencies']): Promise<number> =>
  store.transact(
    async ({ build, run }) => (await run(build.selectFrom('trusted_devices').select('id'))).length,
  )
