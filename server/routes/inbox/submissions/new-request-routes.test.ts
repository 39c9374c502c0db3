import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../../../../domain/forms/examples.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findDetails } from '../../../inbox/submission-details.ts'
import { onBothDatabases } from '../../../testing/databases.ts'
import { closeTestApps, openTestApp } from '../../../testing/test-app.ts'
import { addStaff, type TestStaff } from '../../../testing/test-staff.ts'

const ORIGIN = 'http://localhost:3000'

onBothDatabases(({ newSettings }) => {
  let dependencies: Dependencies
  let dana: TestStaff
  beforeAll(async () => {
    const opened = await openTestApp(await newSettings(), { environment: { RATE_LIMIT: '1' } })
    dependencies = opened.dependencies
    dana = await addStaff(opened.app, dependencies, 'dana@company.example', 'dispatcher')
  })
  afterAll(closeTestApps)

  const enter = (changes: object, key: string, origin = ORIGIN) =>
    dana.request('/api/inbox/requests', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ formName: 'Quote Request', formData: { ...examples.quote, ...changes } }),
    })
  const stored = async (reference: string) => {
    const found = await dependencies.store.transact((transaction) =>
      findDetails(transaction, reference, Date.now()),
    )
    if (!found) throw new Error('not found')
    return found
  }

  test('a caller’s request is stored without an address, and says who entered it', async () => {
    const response = await enter({ email: '', additionalInfo: 'Calls back at 5' }, 'call-1')
    expect(response.status).toBe(200)
    const { reference } = await response.json()
    expect(reference).toMatch(/^Q-/)
    const details = await stored(reference)
    expect(details).toMatchObject({ email: null, enteredBy: dana.email, state: 'received', messages: [] })
    expect(details.history).toEqual([expect.objectContaining({ who: dana.email, event: 'entered' })])
    const add = (email: string, version = details.version) =>
      dana.post(`/api/inbox/submissions/${reference}/email`, { version, email })
    const wrong = await add('carla@')
    expect([wrong.status, Object.keys((await wrong.json()).problems)]).toEqual([422, ['email']])
    expect((await add('carla@caller.example', 9)).status).toBe(409)
    const added = await (await add(' Carla@caller.example ')).json()
    expect(added).toMatchObject({ email: 'carla@caller.example', state: 'received' })
    expect(added.answers).toContainEqual(expect.objectContaining({ words: 'Carla@caller.example' }))
    expect(added.messages.map(({ kind, to }: Record<string, string>) => [kind, to])).toEqual([
      ['confirmation', 'Carla@caller.example'],
    ])
    expect(added.history.at(-1)).toMatchObject({ who: dana.email, event: 'email added' })
    expect((await add('other@caller.example', added.version)).status).toBe(409)
    const done = await dana.post(`/api/inbox/submissions/${reference}/answered-elsewhere`, {
      version: added.version,
    })
    expect((await done.json()).state).toBe('answered')
  })

  test('with an address the caller gets the confirmation, dispatch nothing, and no limit or spam score holds it', async () => {
    for (const key of ['call-2', 'call-3']) {
      const response = await enter(
        { name: key, additionalInfo: 'BUY VIAGRA http://a.example http://b.example' },
        key,
      )
      const details = await stored((await response.json()).reference)
      expect(details.state).toBe('received')
      expect(details.messages.map(({ kind, state }) => [kind, state])).toEqual([['confirmation', 'waiting']])
    }
  })

  test('a double click stores one, another request under its key none, and mistakes are named', async () => {
    const [one, other] = await Promise.all([
      enter({ name: 'Twice' }, 'call-4'),
      enter({ name: 'Twice' }, 'call-4'),
    ])
    const { reference } = await one.json()
    expect((await other.json()).reference).toBe(reference)
    expect((await stored(reference)).history).toHaveLength(1)
    expect((await enter({ name: 'Thrice' }, 'call-4')).status).toBe(422)
    const wrong = await enter({ name: '', email: 'nobody' }, 'call-5')
    expect(wrong.status).toBe(422)
    expect(Object.keys((await wrong.json()).problems)).toEqual(['name', 'email'])
    expect((await enter({}, 'call-6', 'https://evil.example')).status).toBe(403)
  })

  test('the public form still asks for an address', async () => {
    const response = await dana.request('/api/send-quote', {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({ formName: 'Quote Request', formData: { ...examples.quote, email: '' } }),
    })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).problems)).toEqual(['email'])
  })
})
