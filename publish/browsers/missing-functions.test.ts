import { expect, test } from 'vitest'
import { missingFunctions, scriptOf } from './missing-functions.ts'

test('a function that some browsers of the list lack is supplied where it is called', () => {
  const { names, modules } = missingFunctions([
    'Map.groupBy(loads,of);rows.toSorted(by)',
    'URL.canParse(text)',
  ])
  expect(names).toEqual(expect.arrayContaining(['Map.groupBy', 'Array.prototype.toSorted', 'URL.canParse']))
  expect(modules).toEqual(
    expect.arrayContaining(['es.map.group-by', 'es.array.to-sorted', 'web.url.can-parse']),
  )
})

test('what is not called, or what all of them have, is not', () => {
  const { modules } = missingFunctions(['Object.fromEntries(rows.flatMap(of)).at(-1)'])
  expect(modules.filter((name) => !name.startsWith('es.iterator.'))).toEqual([])
})

test('the script holds what was found, and popovers', async () => {
  const script = await scriptOf(missingFunctions(['URL.parse(text)']))
  expect(script).toContain('parse')
  expect(script).toContain('popover')
})
