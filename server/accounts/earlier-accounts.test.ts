import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { onBothDatabases } from '../testing/databases.ts'
import { openStatements } from '../testing/statements.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { browser, PASSWORD, totp, withCookies } from '../testing/test-staff.ts'

/** A minute after better-auth stored what `recorded/staff.sql` inserts, with the secret of tests. */
const NOW = Date.parse('2026-11-23T12:33:12.000Z')
const DANA = 'dana@company.example'
const ROBIN = 'robin@company.example'
const ONE_TIME = 'fqxy-9h9a-8zjw-929h-382h-9ash-mfz2'
const TOTP_SECRET = 'KVVDQWDKOA2EM3JYOI2HEX3EKBDHCOBUJRYWS2KCIZLWMQJSG5WA'
const RECOVERY_CODE = 'BVFW-N4K7-WASH-JVEG-FYST-TB6C-EVTP'
const SESSION = 'HVaBdSpSLIXIif6WUNf2G5C1QFautEpH.G5TwtjHUGDmUM4HB4wKhEUDh9tifDiEmjotDNeRJJEE%3D'

onBothDatabases(({ kind, emptySettings }) => {
  afterEach(closeTestApps)

  /** The app on a database of migration 7 with these members of staff. */
  async function site() {
    const settings = await emptySettings()
    const statements = await openStatements(settings)
    for (const file of [`migration-7.${kind.toLowerCase()}`, 'staff'])
      await statements.runAll(
        readFileSync(new URL(`../store/migrations/recorded/${file}.sql`, import.meta.url), 'utf8'),
      )
    await statements.close()
    return openTestApp(settings, { given: { now: () => NOW } })
  }

  test('an open session goes on, and the first account is an owner', async () => {
    const { app } = await site()
    const { request } = withCookies(app, new Map([['staff.session_token', SESSION]]))
    expect(await (await request('/api/inbox/account')).json()).toMatchObject({
      email: DANA,
      role: 'owner',
      hasSecondFactor: true,
      sessions: [{ isThis: true }],
    })
  })

  test('password, authenticator app and recovery codes work as before', async () => {
    const { app } = await site()
    const signIn = async (path: string, code: string) => {
      const { post } = browser(app)
      const begun = await post('/api/auth/sign-in/email', { email: DANA, password: PASSWORD })
      expect(await begun.json()).toEqual({ success: true, next: 'code' })
      return (await post(`/api/auth/two-factor/${path}`, { code })).status
    }
    expect(await signIn('verify-totp', totp(TOTP_SECRET, NOW - 120_000))).toBe(401)
    expect(await signIn('verify-totp', totp(TOTP_SECRET, NOW))).toBe(200)
    expect(await signIn('verify-backup-code', RECOVERY_CODE)).toBe(200)
    expect(await signIn('verify-backup-code', RECOVERY_CODE)).toBe(401)
  })

  test('a one-time password stays one, and all the others are dispatchers', async () => {
    const { app } = await site()
    const { post, request } = browser(app)
    const begun = await post('/api/auth/sign-in/email', { email: ROBIN, password: ONE_TIME })
    expect(await begun.json()).toEqual({ success: true, next: 'password' })
    expect(await (await request('/api/auth/get-session')).json()).toMatchObject({
      user: { name: 'Robin', role: 'dispatcher', hasSecondFactor: false },
      needs: 'password',
    })
  })
})
