import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankTemplate, MAX_TEMPLATES, type Template } from '../../../domain/quotes/templates.ts'
import { deliveredTemplates } from '../../../translations/delivered-templates.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listTemplates, saveTemplate } from '../../inbox/stored-templates.ts'
import { onBothDatabases } from '../../testing/databases.ts'
import { closeTestApps, openTestApp } from '../../testing/test-app.ts'
import { addStaff, type TestStaff } from '../../testing/test-staff.ts'

onBothDatabases(({ newSettings }) => {
  let dependencies: Dependencies
  let owner: TestStaff
  beforeAll(async () => {
    const opened = await openTestApp(await newSettings())
    dependencies = opened.dependencies
    owner = await addStaff(opened.app, dependencies, 'dana@company.example')
  })
  afterAll(closeTestApps)

  const put = (id: string, template: object) =>
    owner.post(`/api/inbox/templates/${id}`, { ...template, id: undefined }, 'PUT')
  const remove = (id: string, version: number) =>
    owner.post(`/api/inbox/templates/${id}`, { version }, 'DELETE')
  const named = async (id: string) =>
    (await dependencies.store.transact(listTemplates)).find((template) => template.id === id)
  const tarps = { ...blankTemplate('reply', 'tarps'), name: 'Tarps', text: 'Hello {name}, [price].' }

  test('the delivered templates are offered until an owner changes one, which changes no other', async () => {
    const read = await (await owner.request('/api/inbox/templates')).json()
    expect(read.templates).toEqual(deliveredTemplates)
    const [first] = deliveredTemplates
    const response = await put(first?.id ?? '', { ...first, name: 'Cold' })
    expect(response.status).toBe(200)
    expect((await response.json()).templates).toEqual([
      { ...first, name: 'Cold', version: 1 },
      ...deliveredTemplates.slice(1),
    ])
  })

  test('a template is added once, changed from the version that was read, and deleted', async () => {
    expect((await put('tarps', tarps)).status).toBe(200)
    const twice = await put('tarps', tarps)
    expect(twice.status).toBe(409)
    expect((await twice.json()).templates).toContainEqual({ ...tarps, version: 1 })
    expect((await put('tarps', { ...tarps, version: 1, name: 'Straps' })).status).toBe(200)
    expect(await named('tarps')).toEqual({ ...tarps, name: 'Straps', version: 2 })
    expect((await remove('tarps', 1)).status).toBe(409)
    expect((await remove('tarps', 2)).status).toBe(200)
    expect(await named('tarps')).toBeUndefined()
  })

  test('what can’t be filled in is refused in a sentence at its field, and nothing is stored', async () => {
    const response = await put('wrong', { ...tarps, name: '', text: 'Hello {sender}' })
    expect(response.status).toBe(422)
    const { problems } = await response.json()
    expect(Object.keys(problems).toSorted()).toEqual(['name', 'text'])
    expect(problems.text).toContain('{sender} can’t be filled in. Use {name},')
    expect((await put('wrong', { ...tarps, kind: 'other' })).status).toBe(422)
    expect(await named('wrong')).toBeUndefined()
  })

  test('of many that are added at once none is lost, and there is an end to them', async () => {
    const before = (await dependencies.store.transact(listTemplates)).length
    const outcomes = await Promise.all(
      Array.from({ length: MAX_TEMPLATES }, (_, index) =>
        dependencies.store.transact((transaction) =>
          saveTemplate(transaction, { ...tarps, id: `many-${index}` } as Template),
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'changed').length).toBe(MAX_TEMPLATES - before)
    expect((await dependencies.store.transact(listTemplates)).length).toBe(MAX_TEMPLATES)
    const full = await put('one more', tarps)
    expect(full.status).toBe(422)
    expect((await full.json()).problems.name).toContain('too many')
  })
})
