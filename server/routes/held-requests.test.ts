import { afterEach, expect, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import type { SubmissionState } from '../../domain/submissions/inbox.ts'
import { changeByStaff } from '../inbox/change-by-staff.ts'
import { listEmails } from '../store/mail/outbox.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { smallSite } from '../testing/built-site.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'

const BAIT = 'Earn $5000 a week. Buy backlinks: https://x.example'
const site = await smallSite()

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  async function openSite() {
    const clock = { now: Date.now() }
    const app = await openTestApp(await newSettings(), { site, given: { now: () => clock.now } })
    const { store } = app.dependencies
    const find = async (reference: string) => {
      const found = await store.transact((transaction) => findSubmission(transaction, reference))
      if (!found) throw new Error(`${reference} is missing`)
      return found
    }
    return {
      ...app,
      clock,
      find,
      /** Each message as `template state`, sorted. */
      async mail(reference: string) {
        const { id } = await find(reference)
        const messages = await store.transact((transaction) => listEmails(transaction, id))
        return messages.map(({ template, state }) => `${template} ${state}`).sort()
      },
      setState: (reference: string, state: SubmissionState) =>
        store.transact((transaction) =>
          changeByStaff(transaction, { reference, who: 'dana@company.example', at: clock.now, state }),
        ),
    }
  }

  /** Sorted, with the first two messages. */
  const both = (state: string, ...others: string[]) =>
    [...others, `dispatch ${state}`, `confirmation ${state}`].sort()

  test('a held request can be changed as any other, and the mail about it waits', async () => {
    const { request, send, quote, find, mail } = await openSite()
    const [held, honest] = [await quote({ additionalInfo: BAIT }), await quote()]
    for (const { page } of [held, honest]) {
      const form = await (await request(`${page}?amend`)).text()
      expect(form).toContain('name="pickupLocation"')
      const { reference, receivedAt, answerBy, answers, history, ...view } = await (
        await request(`/api${page}`)
      ).json()
      expect(view).toEqual({
        form: 'Quote Request',
        isConfirmationWithheld: page === held.page,
        state: 'received',
        can: ['amend', 'note', 'message', 'withdraw', 'erase'],
        conversation: [],
        conversationNext: null,
        isErased: false,
        quote: null,
      })
    }
    const change = { action: 'amend', ...examples.quote, additionalInfo: `${BAIT} Dock 4.` }
    expect((await send(held.page, change)).status).toBe(200)
    expect((await send(held.page, { action: 'note', note: 'Gate 7.' })).status).toBe(200)
    expect((await find(held.reference)).answers.additionalInfo).toContain('Dock 4.')
    expect(await mail(held.reference)).toEqual(both('withheld', 'changed withheld', 'changed withheld'))
  })

  test('its sender reads the same of a held request as of any other whose confirmation waits', async () => {
    const { request, send, find } = await openSite()
    // Above the limit of one mailbox.
    for (let turn = 0; turn < 3; turn++)
      await send('/api/send-quote', { formName: 'Quote Request', formData: examples.quote })
    const readBy = async (beside: object) => {
      const body = { formName: 'Quote Request', formData: examples.quote, ...beside }
      const response = await (await send('/api/send-quote', body)).text()
      const { reference, page } = JSON.parse(response) as { reference: string; page: string }
      const thanks = `/thank-you?reference=${reference}&key=${page.split('/').at(-1)}`
      const texts = [response]
      for (const path of [page, thanks, `/api${page}`, `${page}?amend`])
        texts.push(await (await request(path)).text())
      texts.push(await (await send(page, { action: 'note', note: 'Dock 4.' })).text())
      texts.push(await (await request(`${page}?done=note`)).text())
      const { state } = await find(reference)
      // The drawing for staff holds the reference.
      const withoutNames = (text: string) =>
        text
          .replaceAll(/<svg.*?<\/svg>/gs, '')
          .replaceAll(page, 'PAGE')
          .replaceAll(reference, 'REFERENCE')
          .replaceAll(/"id":"\w+"|data-entry="\w+"/g, 'ID')
      return { state, texts: texts.map(withoutNames) }
    }
    const [held, honest] = [await readBy({ reply_note: 'filled in by a program' }), await readBy({})]
    expect([held.state, honest.state]).toEqual(['spam', 'received'])
    expect(held.texts).toEqual(honest.texts)
  })

  test('a held request that is withdrawn or erased leads to no mail, and looks as any other then', async () => {
    const { request, send, quote, mail } = await openSite()
    const views = []
    for (const answers of [{ additionalInfo: BAIT }, {}]) {
      const withdrawn = await quote(answers)
      expect((await send(withdrawn.page, { action: 'withdraw' })).status).toBe(200)
      const erased = await quote(answers)
      expect((await send(erased.page, { action: 'erase', confirm: 'erase' })).status).toBe(200)
      views.push(
        ...[withdrawn, erased].map(async ({ page }) => {
          const { state, can, history } = await (await request(`/api${page}`)).json()
          return { state, can, events: history.map(({ event }: { event: string }) => event) }
        }),
      )
      const isHeld = 'additionalInfo' in answers
      expect(await mail(withdrawn.reference)).toEqual(
        isHeld ? both('withheld') : both('waiting', 'changed waiting'),
      )
      expect(await mail(erased.reference)).toEqual(isHeld ? [] : ['changed waiting'])
    }
    const [withdrawnHeld, erasedHeld, withdrawn, erased] = await Promise.all(views)
    expect([withdrawnHeld, erasedHeld]).toEqual([withdrawn, erased])
  })

  test.each([
    ['a note', { action: 'note', note: BAIT }],
    ['a change', { action: 'amend', ...examples.quote, additionalInfo: BAIT }],
  ])('bait in %s holds an honest request, until staff say that it is none', async (_what, change) => {
    const { send, quote, find, mail, setState } = await openSite()
    const { reference, page } = await quote()
    expect((await send(page, change)).status).toBe(200)
    expect(await find(reference)).toMatchObject({ state: 'spam', spamReasons: expect.any(Array) })
    expect((await find(reference)).spamReasons).not.toEqual([])
    // Not sent yet, and they would be written from the new answers.
    expect(await mail(reference)).toEqual(both('withheld', 'changed withheld'))
    await setState(reference, 'received')
    expect(await mail(reference)).toEqual(both('waiting', 'changed waiting'))
    expect((await send(page, { action: 'note', note: 'Dock 4.' })).status).toBe(200)
    expect((await find(reference)).state).toBe('received')
    expect(await mail(reference)).toEqual(both('waiting', 'changed waiting', 'changed waiting'))
  })

  test('bait in several notes is seen', async () => {
    const { send, quote, find } = await openSite()
    const { reference, page } = await quote()
    for (const note of ['Earn $5000 a week.', 'Thank you.', 'Buy backlinks here.'])
      expect((await send(page, { action: 'note', note })).status).toBe(200)
    expect((await find(reference)).state).toBe('spam')
  })

  test('what staff work on is not held', async () => {
    const { send, quote, find, mail, setState } = await openSite()
    const { reference, page } = await quote()
    await setState(reference, 'in progress')
    expect((await send(page, { action: 'note', note: BAIT })).status).toBe(200)
    expect((await find(reference)).state).toBe('in progress')
    expect(await mail(reference)).toEqual(both('waiting', 'changed waiting'))
  })

  test('a released confirmation goes to the address as it is now', async () => {
    const { dependencies, send, quote, find, setState } = await openSite()
    const { reference, page } = await quote({ additionalInfo: BAIT, email: 'mistyped@shipper.example' })
    const amended = { ...examples.quote, additionalInfo: BAIT, email: 'right@shipper.example' }
    expect((await send(page, { action: 'amend', ...amended })).status).toBe(200)
    await setState(reference, 'received')
    const { id } = await find(reference)
    const messages = await dependencies.store.transact((transaction) => listEmails(transaction, id))
    expect(messages.find(({ template }) => template === 'confirmation')).toMatchObject({
      recipient: 'right@shipper.example',
      state: 'waiting',
    })
  })

  test('many changes within an hour are told in four messages', async () => {
    const { dependencies, clock, send, quote, find, mail } = await openSite()
    const { reference, page } = await quote()
    const note = async () => {
      clock.now += 60_000
      expect((await send(page, { action: 'note', note: 'Dock 4.' })).status).toBe(200)
    }
    for (let turn = 0; turn < 8; turn++) await note()
    expect(await mail(reference)).toEqual(both('waiting', ...Array(4).fill('changed waiting')))
    const { id } = await find(reference)
    const messages = await dependencies.store.transact((transaction) => listEmails(transaction, id))
    const [first, , , last] = messages.filter(({ template }) => template === 'changed')
    expect(last?.payload).toEqual({ event: 'several' })
    expect(Date.parse(last?.nextTryAt ?? '') - Date.parse(first?.createdAt ?? '')).toBe(60 * 60_000)
    expect((await send(page, { action: 'withdraw' })).status).toBe(200)
    expect(await mail(reference)).toHaveLength(7)
  })
})
