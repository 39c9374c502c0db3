import { afterEach, expect, test } from 'vitest'
import { DAY } from '../../../domain/time/durations.ts'
import { en } from '../../../translations/en/en.ts'
import type { ParsedMail } from '../../inbound-mail/parse-mail.ts'
import { storeMail } from '../../inbound-mail/store-mail.ts'
import { noDiskReserve } from '../../store/disk-reserve.ts'
import { onBothDatabases } from '../../testing/databases.ts'
import { closeTestApps, openTestApp } from '../../testing/test-app.ts'
import { addStaff } from '../../testing/test-staff.ts'
import { takeFileBudget } from './file-budget.ts'
import type { FilesRefused } from './files-refused.ts'

const MEGABYTE = 1_000_000
const HERE = '203.0.113.7'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  async function openSite(filesADay: number, given = {}) {
    const clock = { now: Date.now() }
    const site = await openTestApp(await newSettings(), {
      environment: { TRUST_PROXY: '1', RATE_LIMIT: '1000', FILES_A_DAY: String(filesADay) },
      given: { now: () => clock.now, ...given },
    })
    const { page, reference } = await site.quote()
    /** What is said back, with the status; each text is another, as a repeated message is stored once. */
    async function upload(megabytes: number, ip = HERE) {
      const body = new FormData()
      body.set('action', 'message')
      body.set('text', `Message ${Math.random()}`)
      if (megabytes > 0)
        body.set('file', new File([`%PDF-${'x'.repeat(megabytes * MEGABYTE - 5)}`], 'photos.pdf'))
      const headers = { accept: 'application/json', 'x-forwarded-for': ip }
      const response = await site.request(page, { method: 'POST', headers, body })
      const { problems } = await response.json()
      return { status: response.status, problems, retryAfter: Number(response.headers.get('retry-after')) }
    }
    return { ...site, clock, upload, page, reference }
  }

  test('a network sends a fifth of the files of a day, and what is refused counts nothing', async () => {
    const { dependencies, clock } = await openSite(500 * MEGABYTE)
    const take = (megabytes: number, network: number) =>
      dependencies.store
        .transact((transaction) =>
          takeFileBudget(
            transaction,
            { ip: `203.0.${network}.7`, files: [{ bytes: megabytes * MEGABYTE }] },
            dependencies,
          ),
        )
        .then(
          () => 'taken',
          (error: FilesRefused) => [error.refusal.status, error.retryAfter],
        )
    expect(await take(90, 1)).toBe('taken')
    clock.now += DAY / 2
    expect(await take(20, 1)).toEqual([429, DAY / 2000])
    expect(await take(9, 1)).toBe('taken')
    for (const network of [2, 3, 4, 5]) expect(await take(99, network)).toBe('taken')
    expect(await take(9, 6)).toEqual([503, DAY / 2000])
    clock.now += DAY / 2 + 1
    expect(await take(99, 1)).toBe('taken')
  })

  test.each([0, 1e15])('a budget of %s bytes is counted', async (filesADay) => {
    const { upload } = await openSite(filesADay)
    const sent = await upload(1)
    expect(sent.status).toBe(filesADay === 0 ? 429 : 200)
    if (filesADay === 0) expect(sent).toMatchObject({ problems: { file: en.responses.tooManyFiles } })
    expect((await upload(0)).status).toBe(200)
  })

  test('staff see that files were refused, and let those of one request in', async () => {
    const { upload, reference, app, dependencies } = await openSite(0)
    expect((await upload(1)).status).toBe(429)
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const path = `/api/inbox/submissions/${reference}`
    const { refusedFiles } = await (await staff.request(path)).json()
    expect(refusedFiles).toEqual({ count: 1, areAllowed: false })
    const allowed = await staff.post(`${path}/files/allow`, {})
    expect((await allowed.json()).refusedFiles).toEqual({ count: 1, areAllowed: true })
    expect((await upload(1)).status).toBe(200)
    expect((await staff.post('/api/inbox/submissions/Q-000000/files/allow', {})).status).toBe(404)
  })

  test('of a mail above the budget the text is stored, and the names of its files', async () => {
    const { dependencies, reference, app } = await openSite(0)
    const mail = {
      ...{ messageId: '<1@x.example>', sender: 'x@x.example', subject: 'Photos', kind: 'message' },
      ...{ text: 'See these.', quoted: '', leftOut: [] },
      files: [
        { field: 'file', name: 'dock.pdf', type: 'application/pdf', bytes: 3, content: Buffer.from('abc') },
      ],
    } as unknown as ParsedMail
    const received = { reference, recipient: 'reply@x.example', mail }
    expect(await storeMail(dependencies, received)).toBe('stored')
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const { conversation, refusedFiles } = await (
      await staff.request(`/api/inbox/submissions/${reference}`)
    ).json()
    expect(JSON.stringify(conversation)).toContain('dock.pdf')
    expect(refusedFiles.count).toBe(1)
  })

  test('below the reserve of the disk no files are taken, also of staff, and texts go on', async () => {
    const { upload } = await openSite(60 * MEGABYTE, {
      disk: { ...noDiskReserve, hasRoomForFiles: async () => false },
    })
    expect(await upload(1)).toMatchObject({ status: 503, retryAfter: 3600 })
    expect((await upload(0)).status).toBe(200)
  })
})
