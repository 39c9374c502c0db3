import { afterEach, expect, test } from 'vitest'
import { en } from '../../domain/messages/en.ts'
import { createApp } from '../app.ts'
import type { Services } from '../services.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { openTestServices } from '../testing/services.ts'
import { addStaff, browser, PASSWORD } from '../testing/staff.ts'

const EMAIL = 'dana@company.example'

onBothDatabases(({ newSettings }) => {
  const opened: Services[] = []
  afterEach(async () => {
    for (const { search, store } of opened.splice(0)) {
      await search.close()
      await store.close()
    }
  })

  async function site(clock = { now: Date.now() }) {
    const { dataDir, databaseUrl } = await newSettings()
    const services = await openTestServices(
      { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      { now: () => clock.now },
    )
    opened.push(services)
    const { siteUrl } = services.config
    const app = createApp(services, { siteUrl, driverApplications: 'demo', files: new Map() })
    return { services, app, clock }
  }

  const sessionsOf = async ({ ask }: Pick<ReturnType<typeof browser>, 'ask'>) =>
    (await (await ask('/api/inbox/account')).json()).sessions

  test('a first sign-in leaves one session', async () => {
    const { services, app } = await site()
    const staff = await addStaff(app, services, EMAIL)
    expect(await sessionsOf(staff)).toEqual([expect.objectContaining({ isThis: true })])
  })

  test('signing out ends the session on the server, whoever still has its cookie', async () => {
    const { services, app } = await site()
    const staff = await addStaff(app, services, EMAIL)
    const thief = browser(app)
    for (const [name, value] of staff.cookies) thief.cookies.set(name, value)
    expect((await thief.ask('/api/inbox/numbers')).status).toBe(200)
    expect((await staff.post('/api/auth/sign-out', {})).status).toBe(200)
    expect((await thief.ask('/api/inbox/numbers')).status).toBe(401)
  })

  test('a password from a breach is refused in words of its own', async () => {
    const { services, app } = await site()
    const { post } = await addStaff(app, services, EMAIL)
    const change = (newPassword: string) =>
      post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword })
    const refused = await change('Mailcreated5240')
    expect([refused.status, (await refused.json()).message]).toEqual([422, en.signIn.knownPassword])
    expect((await change('bowline freight')).status).toBe(422)
    expect((await change('another long password')).status).toBe(200)
  })
})
