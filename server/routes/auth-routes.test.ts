import { afterEach, expect, test } from 'vitest'
import { HOUR } from '../../domain/time/durations.ts'
import { en } from '../../translations/en/en.ts'
import { staffDirectory } from '../accounts/staff.ts'
import { createApp } from '../app.ts'
import { NO_SITE } from '../pages/site.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { addStaff, browser, PASSWORD, totp, withCookies } from '../testing/test-staff.ts'

const EMAIL = 'dana@company.example'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  async function site(clock = { now: Date.now() }) {
    const { dependencies, app } = await openTestApp(await newSettings(), { given: { now: () => clock.now } })
    return { dependencies, app, clock }
  }

  const sessionsOf = async ({ request }: Pick<ReturnType<typeof browser>, 'request'>) =>
    (await (await request('/api/inbox/account')).json()).sessions

  test('a first sign-in leaves one session, and signing out ends it on the server', async () => {
    const { dependencies, app } = await site()
    const staff = await addStaff(app, dependencies, EMAIL)
    expect(await sessionsOf(staff)).toEqual([expect.objectContaining({ isThis: true })])
    const thief = withCookies(app, new Map(staff.cookies))
    expect((await thief.request('/api/inbox/numbers')).status).toBe(200)
    expect((await staff.post('/api/auth/sign-out', {})).status).toBe(200)
    expect((await thief.request('/api/inbox/numbers')).status).toBe(401)
  })

  test('an account without a second factor may set one up later, and is asked for it from then on', async () => {
    const environment = { STAFF_2FA: 'optional' }
    const { dependencies, app } = await openTestApp(await newSettings(), { environment })
    const oneTime = await staffDirectory(dependencies, Date.now).add(EMAIL, '')
    const staff = browser(app)
    await staff.post('/api/auth/sign-in/email', { email: EMAIL, password: oneTime })
    const change = { currentPassword: oneTime, newPassword: PASSWORD }
    expect(await (await staff.post('/api/auth/change-password', change)).json()).toMatchObject({
      next: 'done',
    })
    const { totpURI } = await (await staff.post('/api/auth/two-factor/enable', { password: PASSWORD })).json()
    const secret = new URL(totpURI).searchParams.get('secret') ?? ''
    expect((await staff.post('/api/auth/two-factor/verify-totp', { code: '12345' })).status).toBe(401)
    const code = totp(secret, dependencies.now())
    expect((await staff.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(200)
    expect((await (await staff.request('/api/inbox/account')).json()).hasSecondFactor).toBe(true)
    const again = await browser(app).post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD })
    expect((await again.json()).next).toBe('code')
  })

  test('another APP_SECRET ends every session', async () => {
    const { dependencies, app } = await site()
    const { cookies } = await addStaff(app, dependencies, EMAIL)
    const statusWith = async (appSecret: string) => {
      const other = createApp({ ...dependencies, config: { ...dependencies.config, appSecret } }, NO_SITE)
      return (await withCookies(other, new Map(cookies)).request('/api/inbox/numbers')).status
    }
    expect(await statusWith(dependencies.config.appSecret)).toBe(200)
    expect(await statusWith('another secret, 32 characters or more')).toBe(401)
  })

  test('signing in again in the same browser ends the session before', async () => {
    const { dependencies, app } = await site()
    const staff = await addStaff(app, dependencies, EMAIL)
    const before = new Map(staff.cookies)
    await staff.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD })
    const [code] = staff.recoveryCodes
    expect((await staff.post('/api/auth/two-factor/verify-backup-code', { code })).status).toBe(200)
    expect(await sessionsOf(staff)).toHaveLength(1)
    expect((await withCookies(app, before).request('/api/inbox/numbers')).status).toBe(401)
  })

  test('giving the password once more renews the session, which began when it began', async () => {
    const { dependencies, app, clock } = await site()
    const staff = await addStaff(app, dependencies, EMAIL)
    const [{ createdAt }] = await sessionsOf(staff)
    const before = new Map(staff.cookies)
    expect((await staff.post('/api/inbox/confirm', { password: PASSWORD })).status).toBe(204)
    expect(await sessionsOf(staff)).toEqual([expect.objectContaining({ createdAt })])
    expect((await withCookies(app, before).request('/api/inbox/numbers')).status).toBe(401)
    clock.now = Date.parse(createdAt) + 12 * HOUR + 1
    expect((await staff.request('/api/inbox/numbers')).status).toBe(401)
  })

  test('a session is ended only by somebody who has just given the password', async () => {
    const { dependencies, app, clock } = await site()
    const staff = await addStaff(app, dependencies, EMAIL)
    const other = browser(app, '192.0.2.2')
    await other.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD })
    await other.post('/api/auth/two-factor/verify-backup-code', { code: staff.recoveryCodes[0] })
    const sessions = await sessionsOf(staff)
    expect(sessions).toHaveLength(2)
    const { id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
    const end = () => staff.post(`/api/inbox/account/sessions/${id}`, {}, 'DELETE')
    const refused = await end()
    expect([refused.status, (await refused.json()).confirm]).toEqual([403, true])
    expect((await other.request('/api/inbox/numbers')).status).toBe(200)
    await staff.post('/api/inbox/confirm', { password: PASSWORD })
    expect((await end()).status).toBe(204)
    expect((await other.request('/api/inbox/numbers')).status).toBe(401)
    clock.now += 10 * 60_000 + 1
    expect((await end()).status).toBe(403)
  })

  test('new recovery codes ask for both factors, and end every other session', async () => {
    const { dependencies, app } = await site()
    const staff = await addStaff(app, dependencies, EMAIL)
    const other = browser(app, '192.0.2.2')
    await other.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD })
    await other.post('/api/auth/two-factor/verify-backup-code', { code: staff.recoveryCodes[0] })
    const make = (body: unknown) => staff.post('/api/auth/two-factor/generate-backup-codes', body)
    expect((await make({ password: PASSWORD })).status).toBe(422)
    expect((await make({ password: PASSWORD, code: staff.usedCode })).status).toBe(422)
    const code = totp(staff.secret, dependencies.now() + 30_000)
    expect((await make({ password: 'wrong', code })).status).toBe(403)
    const before = new Map(staff.cookies)
    const made = await make({ password: PASSWORD, code })
    expect(made.status).toBe(200)
    const { backupCodes } = await made.json()
    expect(backupCodes).toHaveLength(10)
    expect((await withCookies(app, before).request('/api/inbox/numbers')).status).toBe(401)
    expect((await other.request('/api/inbox/numbers')).status).toBe(401)
    expect(await sessionsOf(staff)).toHaveLength(1)

    await other.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD })
    const use = async (code: string) =>
      (await other.post('/api/auth/two-factor/verify-backup-code', { code })).status
    expect(await use(staff.recoveryCodes[1] ?? '')).toBe(401)
    expect(await use(backupCodes[0])).toBe(200)
  })

  test('a reset leaves the second factor, and its password lasts a day', async () => {
    const { dependencies, app, clock } = await site()
    const staff = await addStaff(app, dependencies, EMAIL)
    const directory = staffDirectory(dependencies, dependencies.now)
    const oneTime = await directory.reset(EMAIL)
    expect((await staff.request('/api/inbox/numbers')).status).toBe(401)
    const signIn = async (password: string) =>
      staff.post('/api/auth/sign-in/email', { email: EMAIL, password })
    expect(await (await signIn(oneTime)).json()).toEqual({ success: true, next: 'code' })
    const [code] = staff.recoveryCodes
    const finished = await staff.post('/api/auth/two-factor/verify-backup-code', { code })
    expect(await finished.json()).toEqual({ success: true, next: 'password' })
    expect((await staff.request('/api/inbox/numbers')).status).toBe(401)

    const lost = await directory.reset(EMAIL, { isPhoneLost: true })
    expect(await (await signIn(lost)).json()).toEqual({ success: true, next: 'password' })

    const late = await directory.reset(EMAIL)
    clock.now += 24 * HOUR + 1
    const [expired, wrong] = [await signIn(late), await signIn('wrong')]
    expect([expired.status, await expired.text()]).toEqual([wrong.status, await wrong.text()])
  })

  test('a stolen session is no way to guess the password, nor a code', async () => {
    const { dependencies, app, clock } = await site()
    const staff = await addStaff(app, dependencies, EMAIL)
    const tries = [
      () => staff.post('/api/inbox/confirm', { password: 'guess' }),
      () => staff.post('/api/inbox/erase', { email: 'a@b.example', password: 'guess' }),
      () => staff.post('/api/auth/two-factor/generate-backup-codes', { password: 'guess', code: '0' }),
      () =>
        staff.post('/api/auth/change-password', {
          currentPassword: 'guess',
          newPassword: 'another long password',
        }),
    ]
    for (const attempt of tries) expect((await attempt()).status).toBe(403)
    for (const attempt of tries) expect((await attempt()).status).toBe(429)
    clock.now += 2000
    const guessCode = () =>
      staff.post('/api/auth/two-factor/generate-backup-codes', { password: PASSWORD, code: '000000' })
    expect((await guessCode()).status).toBe(422)
    expect((await guessCode()).status).toBe(429)
  })

  test('a password from a breach is refused in words of its own', async () => {
    const { dependencies, app } = await site()
    const { post } = await addStaff(app, dependencies, EMAIL)
    const change = (newPassword: string) =>
      post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword })
    const refused = await change('Mailcreated5240')
    expect([refused.status, (await refused.json()).message]).toEqual([422, en.signIn.knownPassword])
    expect((await change('bowline freight')).status).toBe(422)
    expect((await change('another long password')).status).toBe(200)
  })
})
