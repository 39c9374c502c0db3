import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What each room may import, besides itself and packages. The first room whose folder fits a file is its own. */
const rooms: { folder: RegExp; may: RegExp }[] = [
  { folder: /^domain\//, may: /^$/ },
  { folder: /^html\//, may: /^domain\// },
  { folder: /^app\/boot\//, may: /^domain\// },
  { folder: /^app\/ui\//, may: /^(domain\/|app\/boot\/)/ },
  { folder: /^app\/seo\//, may: /^domain\// },
  { folder: /^app\/company\//, may: /^(domain|app\/ui)\// },
  { folder: /^app\/features\/([^/]+)\//, may: /^(domain|app\/(ui|seo|company|boot))\// },
  { folder: /^app\/content\//, may: /^(domain|app\/(ui|company))\// },
  {
    folder: /^app\/pages\/[^/]+(\/|$)/,
    may: /^(domain|app\/(ui|seo|company|features|boot))\/|^app\/pages\/[^/]+$/,
  },
  { folder: /^app\/shell\//, may: /^(domain|app\/(ui|company|boot))\// },
  { folder: /^app\/[^/]+$/, may: /^(domain|app)\// },
  { folder: /^server\/store\//, may: /^domain\/|^server\/(config|durable-files|log|startup-error)/ },
  { folder: /^server\/(news|lanes)\//, may: /^domain\/|^server\/(config|durable-files|log|startup-error)/ },
  { folder: /^server\/mail\//, may: /^domain\/|^server\/(config|durable-files|log|startup-error|store)/ },
  { folder: /^server\/http\//, may: /^(domain|html)\/|^server\/(config|log|metrics|pages)/ },
  { folder: /^server\/pages\//, may: /^(domain|html)\/|^server\/(http|startup-error|submissions)/ },
  {
    folder: /^server\/submissions\//,
    may: /^domain\/|^server\/(app-secret|http|log|mail|services|store)/,
  },
  {
    folder: /^server\/auth\//,
    may: /^domain\/|^server\/(app-secret|config|http|log|startup-error|store)/,
  },
  { folder: /^server\/inbox\//, may: /^domain\/|^server\/(auth|config|log|mail|store|submissions)/ },
  {
    folder: /^server\/requests\//,
    may: /^(domain|html)\/|^server\/(inbox\/describe|jobs\/remove-erased|pages|services|store|submissions)/,
  },
  { folder: /^server\/jobs\//, may: /^domain\/|^server\/(inbox|log|mail|services|store)/ },
  { folder: /^server\/backup\//, may: /^domain\/|^server\/(config|durable-files|startup-error|store)/ },
  {
    folder: /^server\/routes\/(inbox\/|[^/]+$)/,
    may: /^(domain|html)\/|^server\/(?!routes|main|app|start\.|dev)/,
  },
  { folder: /^server\/doctor\//, may: /^(domain|server)\// },
  { folder: /^server\/testing\//, may: /^(domain|html|server|app\/pages)\/|^\.$/ },
  { folder: /^server\/[^/]+$/, may: /^(domain|html|server)\/|^dist$/ },
  {
    folder: /^publish\//,
    may: /^(domain|html)\/|^server\/(config|http\/headers)|^app\/(boot\/|shell\/favicon|styles\/fonts\/)/,
  },
  {
    folder: /^tools\//,
    may: /^(domain|app\/(features|styles)|publish\/pictures|server\/lanes\/tables)\/|^server\/auth\/(known-passwords|password-rules)/,
  },
]

const files = globSync('{domain,html,app,server,publish,tools}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.'),
)

test('there are files to look at', () => expect(files.length).toBeGreaterThan(50))

/** Static, dynamic and type imports, re-exports, mocks, `require.resolve` and addresses beside `import.meta.url`. */
function importsOf(source: string): string[] {
  const quoted = /(?:\bfrom|\bimport|\bnew URL|\bresolve|\brequire)\s*\(?\s*(['"`])(\.{1,2}\/[^'"`]+)\1/g
  const joined = /import\.meta\.dirname,\s*(['"`])(\.{1,2}\/[^'"`]+)\1/g
  return [...source.matchAll(quoted), ...source.matchAll(joined)].map((match) => match[2] ?? '')
}

test.each([
  ["import { a } from './a.ts'", './a.ts'],
  ["import './a.css'", './a.css'],
  ["export * from '../a.ts'", '../a.ts'],
  ["export { type A } from '../a.ts'", '../a.ts'],
  ["const a = await import('./a.ts')", './a.ts'],
  ['new URL("../a.svg", import.meta.url)', '../a.svg'],
  ["require.resolve('../a.ts')", '../a.ts'],
  ["path.join(import.meta.dirname, '../a.ts')", '../a.ts'],
])('%s is seen as an import', (source, target) => expect(importsOf(source)).toEqual([target]))

test.each(files)('%s stands in a room', (file) => {
  expect(rooms.some(({ folder }) => folder.test(file))).toBe(true)
})

test.each(files)('%s imports only what its room may', (file) => {
  const room = rooms.find(({ folder }) => folder.test(file))
  const home = room?.folder.exec(file)?.[0] ?? ''
  const imported = importsOf(readFileSync(file, 'utf8')).map((target) =>
    path.join(path.dirname(file), target),
  )
  expect(imported.filter((target) => !target.startsWith(home) && !room?.may.test(target))).toEqual([])
})
