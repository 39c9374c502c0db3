import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingFunctions } from './missing-functions.ts'
import { webApis } from './web-apis.ts'

/** Names that the application uses and some browsers of the list lack, and why that does no harm. */
const HARMLESS = {
  colorScheme: 'of a style, not the preference',
  hidePopover: 'supplied with showPopover',
  requestIdleCallback: 'asked for before it is called',
  tile: 'a class of a stylesheet',
}

/** Comments, and strings that may be sentences, say nothing of what is called. */
const codeOf = (text: string): string =>
  text.replaceAll(/\/\*.*?\*\/|(?<=\s)\/\/[^\n]*/gs, '').replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")

/** What may be one of the browser's functions, as far as its name says: our own objects have no such name. */
function missingNames(text: string): string[] {
  const code = codeOf(text)
  const named = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map((found) => found.at(-1) ?? ''))
  const own = new Set([
    ...named(/(?<![\w$.])(\w+)(?=\??:|\s*[,}]|\([^()]*\)\s*[:{])/g),
    ...named(/\b(?:function|const) (\w+)/g),
  ])
  const members = named(/\.(\w+)/g)
  const globals = named(/(?<![\w$.])(\w+)(?=[.(])/g)
  const everywhere = new Set(
    webApis.filter(({ missingIn }) => missingIn.length === 0).map(({ owner, member }) => member ?? owner),
  )
  const supplied = new Set(missingFunctions([code]).names.map((name) => name.split('.').at(-1)))
  const used = webApis.flatMap(({ owner, member, missingIn }) => {
    const name = member ?? owner
    const isUsed =
      (member !== undefined && members.has(name)) ||
      ((member === undefined || owner === 'Window') && globals.has(name))
    const isMissing = missingIn.length > 0 && !everywhere.has(name)
    return isUsed && isMissing && !own.has(name) && !supplied.has(name) ? [name] : []
  })
  return [...new Set(used)].toSorted()
}

test('the application uses nothing that a browser of the list lacks, unless something supplies it', () => {
  const files = globSync('{app,domain,translations}/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] })
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(missingNames(text)).toEqual(Object.keys(HARMLESS))
})

test('what some of them lack is found', () => {
  const text = `document.startViewTransition(go); new URLPattern(of); row.checkVisibility(); URL.canParse(text)
    const x = { bytes: 1 }; file.bytes; showOpenFilePicker(); // navigator.setAppBadge(2)`
  expect(missingNames(text)).toEqual([
    'URLPattern',
    'checkVisibility',
    'showOpenFilePicker',
    'startViewTransition',
  ])
})
