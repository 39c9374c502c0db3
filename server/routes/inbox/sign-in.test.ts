import { afterEach, expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/databases.ts'
import { openTestInbox } from '../../testing/inbox.ts'
import { addStaff, browser, PASSWORD } from '../../testing/staff.ts'
import { closeTestApps, openTestApp } from '../../testing/test-app.ts'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  const inbox = async () => openTestInbox(await newSettings())

  test('signing in asks for the second factor, and takes each code once', async () => {
    const { services, app, clock } = await inbox()
    const { email, usedCode, recoveryCodes } = await addStaff(app, services, 'dana@company.example')
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
    const { services, app, clock } = await inbox()
    await addStaff(app, services, 'dana@company.example')
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
    const answer = await known.post('/api/auth/sign-in/email', {
      email: 'dana@company.example',
      password: PASSWORD,
    })
    expect(answer.status).toBe(200)
    clock.now += 16 * 60_000
    expect((await guess('dana@company.example')).status).toBe(401)
  })

  test('cookies are out of reach of scripts and other sites, and over https have the __Host- prefix', async () => {
    const { services, app } = await openTestApp(await newSettings(), {
      environment: { SITE_URL: 'https://company.example' },
    })
    const { email } = await addStaff(app, services, 'dana@company.example')
    const answer = await browser(app).post('/api/auth/sign-in/email', { email, password: PASSWORD })
    const cookies = answer.headers.getSetCookie().filter((cookie) => !/Max-Age=0/.test(cookie))
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/)
      for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/'])
        expect(cookie).toContain(`; ${attribute}`)
      expect(cookie).not.toMatch(/; Domain=/i)
    }
  })

  test('no token, code or password stands in the database as it is', async () => {
    const { services, app } = await inbox()
    const staff = await addStaff(app, services, 'dana@company.example')
    const rows = await services.store.transact(async ({ run, build }) => {
      const all = []
      for (const table of ['staff_sessions', 'staff_accounts', 'staff_two_factors', 'staff_verifications'])
        all.push(...(await run(build.selectFrom(table as 'heartbeat').selectAll())))
      return JSON.stringify(all)
    })
    for (const secret of [PASSWORD, staff.secret, ...staff.recoveryCodes]) expect(rows).not.toContain(secret)
    expect(rows).toContain('argon2id$')
  })
})
