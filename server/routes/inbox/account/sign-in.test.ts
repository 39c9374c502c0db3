import { afterEach, expect, test } from 'vitest'
import { StoreUnavailable } from '../../../store/store.ts'
import { onBothDatabases } from '../../../testing/databases.ts'
import { closeTestApps, openTestApp } from '../../../testing/test-app.ts'
import { openTestInbox } from '../../../testing/test-inbox.ts'
import { addStaff, base32, browser, PASSWORD } from '../../../testing/test-staff.ts'

onBothDatabases(({ newSettings, open }) => {
  afterEach(closeTestApps)

  const inbox = async () => openTestInbox(await newSettings())

  test('signing in asks for the second factor, and takes each code once', async () => {
    const { dependencies, app, clock } = await inbox()
    const { email, usedCode, recoveryCodes } = await addStaff(app, dependencies, 'dana@company.example')
    clock.now += 60_000
    const one = browser(app)
    expect(await (await one.post('/api/auth/sign-in/email', { email, password: PASSWORD })).json()).toEqual({
      success: true,
      next: 'code',
    })
    expect((await one.request('/api/inbox/numbers')).status).toBe(401)
    expect((await one.post('/api/auth/two-factor/verify-totp', { code: '000000' })).status).toBe(401)
    const other = browser(app, '192.0.2.2')
    await other.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    const [first] = recoveryCodes
    expect(
      (await one.post('/api/auth/two-factor/verify-backup-code', { code: first?.toLowerCase() })).status,
    ).toBe(200)
    expect((await one.request('/api/inbox/numbers')).status).toBe(200)
    const again = await other.post('/api/auth/two-factor/verify-backup-code', { code: first })
    expect(again.status).toBe(401)
    expect((await other.post('/api/auth/two-factor/verify-totp', { code: usedCode })).status).toBe(401)
    expect((await other.request('/api/inbox/numbers')).status).toBe(401)
  })

  test('a password that is guessed waits longer and longer, and the words never say what was wrong', async () => {
    const { dependencies, app, clock } = await inbox()
    await addStaff(app, dependencies, 'dana@company.example')
    const stranger = browser(app, '198.51.100.7')
    const guess = (email: string) => stranger.post('/api/auth/sign-in/email', { email, password: 'guess' })
    const unknown = await guess('nobody@company.example')
    const wrong = await guess('dana@company.example')
    expect([unknown.status, await unknown.text()]).toEqual([wrong.status, await wrong.text()])
    for (let i = 0; i < 4; i++) await guess('dana@company.example')
    const limited = await guess('dana@company.example')
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    const known = browser(app)
    const response = await known.post('/api/auth/sign-in/email', {
      email: 'dana@company.example',
      password: PASSWORD,
    })
    expect(response.status).toBe(200)
    clock.now += 16 * 60_000
    expect((await guess('dana@company.example')).status).toBe(401)
  })

  test('cookies are out of reach of scripts and other sites, and over https have the __Host- prefix', async () => {
    const { dependencies, app } = await openTestApp(await newSettings(), {
      environment: { SITE_URL: 'https://company.example' },
    })
    const { email } = await addStaff(app, dependencies, 'dana@company.example')
    const response = await browser(app).post('/api/auth/sign-in/email', { email, password: PASSWORD })
    const cookies = response.headers.getSetCookie().filter((cookie) => !/Max-Age=0/.test(cookie))
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/)
      for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/'])
        expect(cookie).toContain(`; ${attribute}`)
      expect(cookie).not.toMatch(/; Domain=/i)
    }
  })

  test('no token, code or password is in the database as it is', async () => {
    const { dependencies, app } = await inbox()
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const half = browser(app)
    await half.post('/api/auth/sign-in/email', { email: staff.email, password: PASSWORD })
    const rows = await dependencies.store.transact(async ({ run, build }) => {
      const all = []
      for (const table of ['sessions', 'accounts', 'second_factors', 'recovery_codes', 'pending_sign_ins'])
        all.push(...(await run(build.selectFrom(table as 'sessions').selectAll())))
      return JSON.stringify(all)
    })
    const cookies = [staff.cookies.get('staff.session_token'), half.cookies.get('staff.two_factor')]
    const tokens = cookies.map((cookie) => cookie?.split('.')[0])
    const codes = staff.recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])
    const secrets = [PASSWORD, staff.secret, base32(staff.secret).toString(), ...codes, ...tokens]
    for (const secret of secrets) expect(rows).not.toContain(secret ?? expect.unreachable())
    expect(rows).toContain('argon2id$')
  })

  test('nothing that is counted names an address, an email or a device', async () => {
    const { dependencies, app } = await inbox()
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    await browser(app, '203.0.113.7').post('/api/auth/sign-in/email', {
      email: staff.email,
      password: 'wrong',
    })
    await browser(app, '203.0.113.7').post('/api/auth/sign-in/email', {
      email: 'a@b.example',
      password: 'wrong',
    })
    const names = await dependencies.store.transact(async ({ build, run }) =>
      (await run(build.selectFrom('counters').select('name'))).map(({ name }) => name).join(),
    )
    expect(names.match(/sign-in/g)?.length).toBeGreaterThan(8)
    const device = staff.cookies.get('staff.device') ?? 'none'
    for (const plain of ['192.0.2', '203.0.113', '203 0 113', 'dana', 'b.example', device])
      expect(names).not.toContain(plain)
  })

  test('an outage at any step of a sign-in is neither a wrong password nor no session', async () => {
    const { store, settings } = await open()
    let left = Number.POSITIVE_INFINITY
    const transact: typeof store.transact = (work) =>
      left-- === 0 ? Promise.reject(new StoreUnavailable('away')) : store.transact(work)
    const { dependencies, app } = await openTestApp(settings, {
      given: { store: { ...store, transact, close: async () => {} } },
    })
    const { email, request } = await addStaff(app, dependencies, 'dana@company.example')
    const stranger = browser(app, '203.0.113.7')
    const calls = [
      () => stranger.post('/api/auth/sign-in/email', { email, password: PASSWORD }),
      () => request('/api/inbox/numbers'),
      () => request('/api/auth/get-session'),
    ]
    for (const call of calls) {
      const failed: number[] = []
      for (let step = 0; ; step++) {
        left = step
        const { status } = await call()
        if (left >= 0) break
        failed.push(status)
      }
      expect(failed.length).toBeGreaterThan(0)
      expect(new Set(failed)).toEqual(new Set([503]))
    }
  })

  test('of many who sign in at once with the right password, nobody is told that it is wrong', async () => {
    const { dependencies, app } = await inbox()
    const { email } = await addStaff(app, dependencies, 'dana@company.example')
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        browser(app, `198.51.${index}.7`).post('/api/auth/sign-in/email', { email, password: PASSWORD }),
      ),
    )
    for (const { status } of responses) expect([200, 503]).toContain(status)
  })

  test('one person who asks for many checks of a password at once keeps nobody else waiting', async () => {
    const { dependencies, app } = await inbox()
    const dana = await addStaff(app, dependencies, 'dana@company.example')
    const robin = await addStaff(app, dependencies, 'robin@company.example')
    const confirm = ({ post }: typeof dana) => post('/api/inbox/confirm', { password: PASSWORD })
    const many = Array.from({ length: 40 }, () => confirm(dana))
    const other = await confirm(robin)
    expect(other.status).toBe(204)
    const responses = await Promise.all(many)
    const refused = responses.filter(({ status }) => status !== 204)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers } of refused) {
      expect(status).toBe(429)
      expect(headers.get('retry-after')).toBe('1')
    }
  })
})
