import { expect, test } from 'vitest'
import { driver } from '../../../domain/driver.ts'
import { login } from '../../../domain/login.ts'
import { quote } from '../../../domain/quote.ts'
import { loadDraft, removeStoredDraft, storeDraft } from './draft-storage.ts'

function memoryStorage() {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return { items, open: () => storage }
}

const draftOf = (typed: Record<string, string | string[] | File>) => ({ typed, problems: {}, sending: false })
const attempt = { key: 'a-key', fingerprint: 'x', stored: 'maybe' as const }

test('a draft comes back as it was typed, with the key of its last attempt', () => {
  const { open } = memoryStorage()
  const typed = { pickupLocation: 'Olds, AB', services: ['LTL'] }
  storeDraft(quote, { ...draftOf(typed), attempt }, open)
  expect(loadDraft(quote, open)).toMatchObject({ typed, attempt })
})

test('each form has a draft of its own, and a removed one is gone', () => {
  const { open, items } = memoryStorage()
  storeDraft(quote, draftOf({ name: 'Zoë' }), open)
  expect(loadDraft(driver, open)).toBeUndefined()
  removeStoredDraft(quote, open)
  expect(items.size).toBe(0)
})

test('no password is stored, and of a file only its name', () => {
  const { open, items } = memoryStorage()
  storeDraft(login, draftOf({ email: 'a@b.ca', password: 'correct horse' }), open)
  storeDraft(driver, draftOf({ firstName: 'Sam', resume: new File(['its content'], 'cv.pdf') }), open)
  expect(loadDraft(login, open)?.typed).toEqual({ email: 'a@b.ca' })
  expect(loadDraft(driver, open)).toMatchObject({ typed: { firstName: 'Sam' }, chosen: { resume: 'cv.pdf' } })
  expect(loadDraft(driver, open)?.typed).not.toHaveProperty('resume')
  expect([...items.values()].join()).not.toMatch(/horse|content/)
})

test.each(['{not json', 'null', '[]', '{"typed":5}', '{"typed":{"name":{},"__proto__":"x","other":"y"}}'])(
  'foreign content %s is ignored',
  (content) => {
    const { open } = memoryStorage()
    open().setItem('draft.quote', content)
    expect(loadDraft(quote, open)?.typed ?? {}).toEqual({})
  },
)

test('a storage that is forbidden or full changes nothing', () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const full = () => ({ ...memoryStorage().open(), setItem: forbidden })
  for (const open of [forbidden, full]) {
    expect(() => storeDraft(quote, draftOf({ name: 'Zoë' }), open)).not.toThrow()
    expect(loadDraft(quote, open)).toBeUndefined()
    expect(() => removeStoredDraft(quote, open)).not.toThrow()
  }
})
