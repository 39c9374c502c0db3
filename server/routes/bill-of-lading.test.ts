import { afterEach, expect, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { emailContext } from '../email-context.ts'
import { renderEmail } from '../mail/email-templates.ts'
import { claimDueEmails } from '../store/mail/emails.ts'
import { fullCopyCode, isFullCopyCode } from '../submissions/request-key.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { pdfPages } from '../testing/pdf-text.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { addStaff } from '../testing/test-staff.ts'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  const site = async () => openTestApp(await newSettings())

  const pagesOf = async (response: Response) => pdfPages(new Uint8Array(await response.arrayBuffer()))

  test('a quote request has a draft of its bill of lading, which is not stored', async () => {
    const { request, quote } = await site()
    const { reference, page } = await quote({ 'freight.weight': 12_000, 'freight.weightUnit': 'kg' })
    const response = await request(`${page}/bill-of-lading.pdf`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${reference}-bill-of-lading-draft.pdf"`,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    const pages = pdfPages(bytes)
    expect(pages).toHaveLength(1)
    for (const expected of [
      reference,
      'Calgary, AB',
      'Trois-Rivières, QC',
      'Palletized food',
      '26,455 lbs (12,000 kg)',
      examples.quote.name,
    ])
      expect(pages[0]).toContain(expected)
  })

  test('email and phone are masked, since the address of the page may be shared', async () => {
    const { request, quote } = await site()
    const { page } = await quote()
    const text = (await pagesOf(await request(`${page}/bill-of-lading.pdf`))).join('')
    expect(text).toContain('z•••@societe.example')
    expect(text).toContain('•••-0117')
    expect(text).not.toContain(examples.quote.email)
    expect(text).not.toContain(examples.quote.phone)
  })

  test('the link in the confirmation prints them in full, until either is changed or the key revoked', async () => {
    const { dependencies, request, quote } = await site()
    const { reference } = await quote()
    const emails = await dependencies.store.transact((transaction) =>
      claimDueEmails(transaction, {
        owner: 'test',
        now: dependencies.now() + 1,
        until: dependencies.now() + 1000,
        most: 10,
      }),
    )
    const confirmation = emails.find(({ template }) => template === 'confirmation')
    if (!confirmation) throw new Error('No confirmation')
    const { text } = await renderEmail(confirmation, emailContext(dependencies.config, dependencies.lanes))
    const link = /\/requests\/\S+bill-of-lading\.pdf\?copy=[\w-]{22}/.exec(text)?.[0] ?? ''
    const full = (await pagesOf(await request(link))).join('')
    expect(full).toContain(examples.quote.email)
    expect(full).toContain(examples.quote.phone)
    const wrong = (
      await pagesOf(await request(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))))
    ).join('')
    expect(wrong).not.toContain(examples.quote.phone)
    const holder = { reference, keyVersion: 1, email: examples.quote.email, phone: examples.quote.phone }
    const { appSecret } = dependencies.config
    const code = fullCopyCode(holder, appSecret)
    expect(isFullCopyCode(code, holder, appSecret)).toBe(true)
    for (const changed of [{ email: 'thief@elsewhere.example' }, { phone: '1' }, { keyVersion: 2 }])
      expect(isFullCopyCode(code, { ...holder, ...changed }, appSecret)).toBe(false)
  })

  test('staff open it with both, and nobody else by that address', async () => {
    const { dependencies, app, request, quote } = await site()
    const { reference } = await quote()
    const url = `/api/inbox/submissions/${reference}/bill-of-lading.pdf`
    expect((await request(url)).status).toBe(401)
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const text = (await pagesOf(await staff.request(url))).join('')
    expect(text).toContain(examples.quote.phone)
    expect(text).toContain('Consignee, received')
  })

  test('names and signs of other scripts are printed as they were typed', async () => {
    const { request, quote } = await site()
    const typed = [
      '48″ × 40″ ≥ 6′ ⅛ ‰ → ⌀',
      'Владимир Ελλάδα',
      '东莞食品有限公司',
      '김철수',
      'Nguyễn Đặng',
      'ᐃᖃᓗᐃᑦ',
    ]
    const { page } = await quote({ additionalInfo: typed.join(' and ') })
    const text = (await pagesOf(await request(`${page}/bill-of-lading.pdf`))).join('')
    for (const one of typed) expect(text.normalize('NFC')).toContain(one)
    expect(text).not.toContain('?')
  })

  test('long and hostile answers are printed whole, on as many pages as they take', async () => {
    const { request, quote } = await site()
    const last = 'the last words'
    const long = 'שלום 🚛 Œuvre Łódź (Tj) \\ '.repeat(20).slice(0, 490)
    const { reference, page } = await quote({
      pickupLocation: `${long}origin`,
      deliveryLocation: 'W'.repeat(500),
      'freight.type': long,
      'freight.dimensions': long,
      additionalInfo: `${'Line after line. '.repeat(580)}${last}`,
    })
    const pages = await pagesOf(await request(`${page}/bill-of-lading.pdf`))
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.length).toBeLessThan(8)
    for (const text of pages) expect(text).toContain(`Draft ${reference}, page`)
    const text = pages.join('')
    expect(text).toContain('origin')
    expect(text).toContain(last)
    // From right to left.
    expect(text).toContain('םולש ? Œuvre Łódź (Tj) \\')
    expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(500)
  })

  test('a wrong key and an erased request have none', async () => {
    const { request, send, quote } = await site()
    const { page } = await quote()
    const wrong = page.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await request(`${wrong}/bill-of-lading.pdf`)).status).toBe(404)
    expect((await send(page, { action: 'erase', confirm: 'erase' })).status).toBe(200)
    expect((await request(`${page}/bill-of-lading.pdf`)).status).toBe(404)
  })

  test('a carrier application has none', async () => {
    const { request, send } = await site()
    const response = await send('/api/send-quote', {
      formName: 'Carrier Application',
      formData: examples.carrier,
    })
    const { page } = (await response.json()) as { page: string }
    expect((await request(`/api${page}`)).status).toBe(200)
    expect((await request(`${page}/bill-of-lading.pdf`)).status).toBe(404)
  })
})

test('one address draws ten a minute, since each takes the time of a hundred pages', async () => {
  const { request, quote } = await openTestApp()
  const { page } = await quote()
  const responses = []
  for (let turn = 0; turn < 11; turn++) responses.push(await request(`${page}/bill-of-lading.pdf`))
  expect(responses.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(responses.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await request(page, { headers: { accept: 'application/json' } })).status).not.toBe(429)
  await closeTestApps()
})
