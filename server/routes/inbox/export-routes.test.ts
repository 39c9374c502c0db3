import type { Hono } from 'hono'
import { readSheet } from 'read-excel-file/node'
import { afterEach, expect, test, vi } from 'vitest'
import { staffDirectory } from '../../accounts/staff.ts'
import type { Dependencies } from '../../dependencies.ts'
import { onBothDatabases } from '../../testing/databases.ts'
import { closeTestApps } from '../../testing/test-app.ts'
import { openTestInbox, receiveQuote } from '../../testing/test-inbox.ts'
import { addStaff, PASSWORD } from '../../testing/test-staff.ts'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  const inbox = async () => openTestInbox(await newSettings())

  test('export asks for the password again, and makes no formula of what was typed', async () => {
    const { dependencies, app } = await inbox()
    const answers = { name: '=HYPERLINK("http://evil")', phone: '+1 403 555 0117', company: '＠SUM(1)' }
    await receiveQuote(dependencies, answers, Date.parse('2026-07-01T18:00:00Z'))
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const refused = await staff.request('/api/inbox/export.csv')
    expect([refused.status, (await refused.json()).confirm]).toEqual([403, true])
    expect((await staff.post('/api/inbox/confirm', { password: 'wrong' })).status).toBe(403)
    expect((await staff.post('/api/inbox/confirm', { password: PASSWORD })).status).toBe(204)
    const csv = Buffer.from(await (await staff.request('/api/inbox/export.csv')).arrayBuffer()).toString()
    expect(csv.startsWith('\ufeffreference,form,')).toBe(true)
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(csv).toContain(`,'＠SUM(1),`)
    expect(csv).toContain(',+1 403 555 0117,')
    expect(csv).toContain(',2026-07-01T12:00:00-06:00,')
  })

  test('export has what was searched for, and nothing else of the view', async () => {
    const { dependencies, app } = await inbox()
    const found = await receiveQuote(dependencies, { company: 'Répliqué Foods', phone: '+1 403 555 0117' })
    await receiveQuote(dependencies, { company: 'Another' })
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    await staff.post('/api/inbox/confirm', { password: PASSWORD })
    const csv = await (await staff.post('/api/inbox/export.csv', { text: 'replique' })).text()
    expect(csv.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringContaining(found)])
    const closed = await staff.post('/api/inbox/export.csv', { text: 'replique', state: 'closed' })
    expect((await closed.text()).trimEnd().split('\r\n')).toHaveLength(1)

    const xlsx = await staff.post('/api/inbox/export.xlsx', { text: 'replique' })
    const rows = await readSheet(Buffer.from(await xlsx.arrayBuffer()))
    const [heading = [], row = [], ...more] = rows
    expect(more).toEqual([])
    const cell = (name: string) => row[heading.indexOf(name)]
    expect([cell('reference'), cell('company'), cell('phone')]).toEqual([
      found,
      'Répliqué Foods',
      '+1 403 555 0117',
    ])
  })

  test('an export that is left before it is read makes room for another', async () => {
    const { dependencies, app } = await inbox()
    await receiveQuote(dependencies, {})
    const staff = await confirmed(app, dependencies, 'dana@company.example')
    for (const kind of ['csv', 'xlsx', 'csv', 'xlsx', 'csv']) {
      const { status, body } = await staff.request(`/api/inbox/export.${kind}`)
      expect(status).toBe(200)
      await body?.cancel()
    }
  })

  test('a member has one export at a time, which nobody else waits for, and it ends with its reader or in time', async () => {
    const { dependencies, app } = await inbox()
    // More than fits into a response that nobody reads.
    for (let turn = 0; turn < 10; turn++)
      await Promise.all(Array.from({ length: 50 }, () => receiveQuote(dependencies)))
    const open = async (email: string) => {
      const member = await confirmed(app, dependencies, email)
      const reader = (await member.request('/api/inbox/export.csv')).body?.getReader()
      await reader?.read()
      return {
        member,
        readOn: async () => {
          while (!(await reader?.read())?.done);
        },
      }
    }
    const dana = await open('dana@company.example')
    expect((await dana.member.request('/api/inbox/export.xlsx')).status).toBe(429)
    const kim = await confirmed(app, dependencies, 'kim@company.example')
    expect((await kim.request('/api/inbox/export.csv')).status).toBe(200)

    await staffDirectory(dependencies, Date.now).remove('dana@company.example')
    await expect(dana.readOn()).rejects.toThrow('session')

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const robin = await open('robin@company.example')
    vi.advanceTimersByTime(10 * 60_000)
    vi.useRealTimers()
    await expect(robin.readOn()).rejects.toThrow('too long')
  })
})

/** A member of staff who has just given the password once more. */
async function confirmed(app: Hono, dependencies: Dependencies, email: string) {
  const staff = await addStaff(app, dependencies, email)
  await staff.post('/api/inbox/confirm', { password: PASSWORD })
  return staff
}
