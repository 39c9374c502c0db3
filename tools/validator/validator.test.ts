import { expect, test } from 'vitest'
import { allDocuments } from './documents.ts'
import { isKnown } from './known-findings.ts'
import { validate } from './validate.ts'

test('the W3C validator finds nothing in any page, answer or email', async () => {
  const documents = await allDocuments()
  expect(documents.size).toBeGreaterThan(100)
  expect(validate(documents).filter((finding) => !isKnown(finding))).toEqual([])
})

test('the W3C validator finds a mistake', () => {
  const html = '<!doctype html><html lang="en"><title>Mistake</title><p><div></div></p></html>'
  expect(validate(new Map([['mistake', html]]))).not.toEqual([])
})

test('where there is no Java, it says so', () => {
  expect(() => validate(new Map([['page', '']]), '/nowhere/java')).toThrow('needs Java 17')
})
