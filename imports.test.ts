import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What each room may import, besides itself and packages. The first room whose folder fits a file is its own. */
const rooms: { folder: RegExp; may: RegExp }[] = [
  { folder: /^domain\//, may: /^$/ },
  { folder: /^translations\//, may: /^domain\// },
  { folder: /^app\/boot\//, may: /^(domain|translations)\// },
  { folder: /^app\/ui\//, may: /^((domain|translations)\/|app\/boot\/)/ },
  { folder: /^app\/(settings|page-data)\//, may: /^(domain|translations)\// },
  { folder: /^app\/seo\//, may: /^(domain|translations|app\/settings)\// },
  { folder: /^app\/company\//, may: /^(domain|translations|app\/ui)\// },
  {
    folder: /^app\/features\/([^/]+)\//,
    may: /^(domain|translations|app\/(settings|page-data|ui|seo|company|boot|styles))\//,
  },
  { folder: /^app\/content\//, may: /^(domain|translations|app\/(settings|ui|company|features))\// },
  {
    folder: /^app\/pages\/[^/]+(\/|$)/,
    may: /^(domain|translations|app\/(settings|page-data|ui|seo|company|features|boot))\/|^app\/pages\/[^/]+$/,
  },
  { folder: /^app\/shell\//, may: /^(domain|translations|app\/(ui|company|boot))\// },
  { folder: /^app\/[^/]+$/, may: /^(domain|translations|app)\// },
  { folder: /^server\/company\//, may: /^domain\/|^server\/pages\/site-manifest/ },
  { folder: /^server\/store\//, may: /^domain\/|^server\/(config|durable-files|log|startup-error|threads)/ },
  { folder: /^server\/lanes\//, may: /^domain\/|^server\/(config|durable-files|log|startup-error)/ },
  {
    folder: /^server\/news\//,
    may: /^domain\/|^server\/(command-name|config|durable-files|log|startup-error|store)/,
  },
  {
    folder: /^server\/inbound-mail\//,
    may: /^(domain|translations)\/|^server\/(config|dependencies|durable-files|http|inbox\/reply-to-sender|log|mail|metrics|request-page\/notify-dispatch|startup-error|store|submissions|threads)/,
  },
  {
    folder: /^server\/mail\//,
    may: /^(domain|translations)\/|^server\/(command-name|config|durable-files|lanes\/town-of-code|log|startup-error|store)/,
  },
  {
    folder: /^server\/http\//,
    may: /^(domain|translations)\/|^server\/(config|log|metrics|startup-error)/,
  },
  {
    folder: /^server\/pages\//,
    may: /^(domain|translations)\/|^server\/(http|startup-error)/,
  },
  {
    folder: /^server\/submissions\//,
    may: /^(domain|translations)\/|^server\/(app-secret|dependencies|http|log|mail|store)/,
  },
  {
    folder: /^server\/accounts\//,
    may: /^(domain|translations)\/|^server\/(app-secret|command-name|config|http|log|startup-error|store)/,
  },
  {
    folder: /^server\/inbox\//,
    may: /^(domain|translations)\/|^server\/(accounts|config|lanes\/town-of-code|log|mail|store|submissions|threads)/,
  },
  {
    folder: /^server\/request-page\//,
    may: /^(domain|translations)\/|^server\/(dependencies|http|inbox\/describe|jobs\/remove-erased|pages|papers|quotes|store|submissions)/,
  },
  { folder: /^server\/quotes\//, may: /^domain\/|^server\/(dependencies|lanes|store|submissions)/ },
  { folder: /^server\/papers\//, may: /^(domain|translations)\/|^server\/threads/ },
  {
    folder: /^server\/jobs\//,
    may: /^(domain|translations)\/|^server\/(config|dependencies|inbox|log|mail|problems|store)/,
  },
  { folder: /^server\/problems\//, may: /^domain\/|^server\/(config|mail\/transports|store|submissions)/ },
  {
    folder: /^server\/backup\//,
    may: /^domain\/|^server\/(command-name|config|durable-files|log|startup-error|store)/,
  },
  {
    folder: /^server\/routes\/(inbox\/|[^/]+$)/,
    may: /^(domain|translations)\/|^server\/(?!routes|main|app|start\.|dev)/,
  },
  { folder: /^server\/(doctor|operator)\//, may: /^(domain|translations|server)\// },
  { folder: /^server\/threads\//, may: /^$/ },
  { folder: /^server\/testing\//, may: /^(domain|translations|server)\/|^app\/render-content/ },
  { folder: /^server\/[^/]+$/, may: /^(domain|translations|server)\// },
  {
    folder: /^publish\//,
    may: /^(domain|translations)\/|^server\/(company\/|config|http\/headers|lanes\/lanes|pages\/)|^app\/(boot\/|features\/search\/|shell\/favicon|styles\/(fonts\/|layers))/,
  },
  { folder: /^app\/styles\//, may: /^$/ },
  { folder: /^deploy\//, may: /^(domain|server)\// },
  { folder: /^bench\//, may: /^(domain|server)\/|^e2e\/browser|^tools\/package.json/ },
  {
    folder: /^e2e\//,
    may: /^domain\/|^publish\/(browsers\/web-apis|page-edits|text-of)|^server\/(company|pages\/site-manifest|testing)|^app\/features\/search\//,
  },
  { folder: /^docs\//, may: /^e2e\// },
  {
    folder: /^tools\//,
    may: /^(domain|server|app\/(features|styles)|publish\/pictures)\/|^publish\/example-lanes-plugin/,
  },
]

/** What tests of a folder may import besides. */
const forTests = [
  { folder: /^server\//, may: /^server\/|^publish\/(page-edits|text-of)/ },
  { folder: /^app\//, may: /^(app|publish)\// },
  { folder: /^domain\//, may: /^app$|^translations\// },
]

/** The first import of programs, wherever they are. */
const loadsFacts = 'server/company/load-company.ts'

const tops = ['domain', 'translations', 'app', 'server', 'publish', 'tools', 'e2e', 'bench', 'deploy', 'docs']
const files = globSync(`{${tops}}/**/*.{ts,tsx,css,mdx}`, { exclude: ['**/node_modules'] })

test('there are files to look at', () => expect(files.length).toBeGreaterThan(50))

/**
 * Every relative path in quotes, whatever is before it (`import`, `require`, `new URL`, `vi.mock`, `@import`,
 * `composes`, …), and those that are joined to the file's own folder or are in `url()`.
 */
function importsOf(source: string): string[] {
  const quoted = source.matchAll(/(['"`])(\.{1,2}\/[^'"`\s]+)\1/g)
  const joined = source.matchAll(/import\.meta\.dirname((?:,\s*(?:'[^']*'|"[^"]*"))+)/g)
  const unquoted = source.matchAll(/url\(\s*(\.{1,2}\/[^'")\s]+)\s*\)/g)
  const parts = (list = '') => [...list.matchAll(/['"]([^'"]*)['"]/g)].map((match) => match[1] ?? '')
  return [
    ...[...quoted].map((match) => match[2] ?? ''),
    ...[...joined].map((match) => path.join(...parts(match[1]))),
    ...[...unquoted].map((match) => match[1] ?? ''),
  ]
}

test.each([
  ["import { a } from '../a.ts'", '../a.ts'],
  ["import type { A } from '../a.ts'", '../a.ts'],
  ["import '../a.css'", '../a.css'],
  ["export * from '../a.ts'", '../a.ts'],
  ["export { type A } from '../a.ts'", '../a.ts'],
  ["const a = await import('../a.ts')", '../a.ts'],
  ["const a = await import(/* @vite-ignore */ '../a.ts')", '../a.ts'],
  ["type A = import('../a.ts').A", '../a.ts'],
  ["const a = require('../a.ts')", '../a.ts'],
  ["require.resolve('../a.ts')", '../a.ts'],
  ["import.meta.resolve('../a.ts')", '../a.ts'],
  ["import.meta.glob('../a.ts')", '../a.ts'],
  ['new URL("../a.svg", import.meta.url)', '../a.svg'],
  ["vi.mock('../a.ts')", '../a.ts'],
  ["vi.importActual('../a.ts')", '../a.ts'],
  ["path.join(import.meta.dirname, '../a.ts')", '../a.ts'],
  ["path.join(import.meta.dirname, '..', 'a.ts')", '../a.ts'],
  ["@import '../a.css';", '../a.css'],
  ["composes: a from '../a.module.css';", '../a.module.css'],
  ['background: url(../a.svg);', '../a.svg'],
])('%s is seen as an import', (source, target) => expect(importsOf(source)).toContain(target))

test.each(files)('%s is in a room', (file) => {
  expect(rooms.some(({ folder }) => folder.test(file))).toBe(true)
})

/** One file for each page is what a reader looks for there. */
const unlimitedRooms = ['translations/en/pages']
const MAX_FILES = 25

test('no room has more files than a reader takes in at a glance', () => {
  const counts = Map.groupBy(files, (file) => path.dirname(file))
  const crowded = [...counts].filter(([, { length }]) => length > MAX_FILES).map(([room]) => room)
  expect(crowded).toEqual(unlimitedRooms)
})

/** Modules whose names say which table, email or drawing is in them. */
const namedByContent = /^server\/(store|mail\/templates)\/|\/generated\//

test.each(['app', 'domain', 'publish', 'server'])('no two modules in %s have one name', (top) => {
  const modules = files.filter(
    (file) => file.startsWith(`${top}/`) && /(?<!\.test)\.tsx?$/.test(file) && !namedByContent.test(file),
  )
  const named = Map.groupBy(modules, (file) => path.parse(file).name)
  expect([...named.values()].filter(({ length }) => length > 1)).toEqual([])
})

/** The files of the project that a file imports. */
const importedBy = (file: string): string[] =>
  importsOf(readFileSync(file, 'utf8'))
    .map((target) => path.join(path.dirname(file), target.replace(/\?.*$/, '')))
    .filter((target) => tops.includes(target.split('/')[0] ?? '') && existsSync(target))

test.each(files)('%s imports only what its room may', (file) => {
  const room = rooms.find(({ folder }) => folder.test(file))
  const home = room?.folder.exec(file)?.[0] ?? ''
  const exception = file.includes('.test.') ? forTests.find(({ folder }) => folder.test(file)) : undefined
  const imported = importedBy(file)
  const isAllowed = (target: string) =>
    target === loadsFacts || target.startsWith(home) || room?.may.test(target) || exception?.may.test(target)
  expect(imported.filter((target) => !isAllowed(target))).toEqual([])
})

/** Types included; threads, which are started by their file, are not imported. */
test('no modules import each other in a circle', () => {
  const modules = files.filter((file) => /\.tsx?$/.test(file))
  const imported = new Map(modules.map((file) => [file, modulesImportedBy(file)]))
  const isInCircle = (file: string): boolean => reachedBy(imported, file).has(file)
  expect(modules.filter(isInCircle)).toEqual([])
})

/** Rooms of the server, but for what only tests use. */
test('no rooms of the server import each other in a circle', () => {
  const roomOf = (file: string): string => /^server\/[^/]+(?=\/)/.exec(file)?.[0] ?? ''
  const modules = files.filter((file) => roomOf(file) && !/\.test\.|\/testing\//.test(file))
  const imported = new Map(
    [...Map.groupBy(modules, roomOf)].map(([room, own]) => [
      room,
      own
        .flatMap(modulesImportedBy)
        .map(roomOf)
        .filter((other) => other !== '' && other !== room),
    ]),
  )
  expect([...imported.keys()].filter((room) => reachedBy(imported, room).has(room))).toEqual([])
})

const modulesImportedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}) .*?from '(\.[^'?]+\.tsx?)'/gm)].map(
    ([, target = '']) => path.join(path.dirname(file), target),
  )

/** What a module imports, directly or not; itself only where that is a circle. */
function reachedBy(imported: ReadonlyMap<string, string[]>, file: string): ReadonlySet<string> {
  const reached = new Set(imported.get(file))
  for (const one of reached) for (const next of imported.get(one) ?? []) reached.add(next)
  return reached
}

/** What Node starts, also as a thread, where it reaches the company's facts; bundles have them in the sample's place. */
const programs = globSync('{server,publish}/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] }).filter(
  (file) =>
    /-(command|threads)\.ts$|^server\/(main|dev)\.ts$|^publish\/(publish|static|record-page-dates)\.ts$/.test(
      file,
    ) && reachedFrom(file).has('domain/company.ts'),
)

test('there are programs', () => expect(programs.length).toBeGreaterThan(8))

test.each(programs)('%s loads the facts of the company before anything else', (file) => {
  expect(importedBy(file)[0]).toBe(loadsFacts)
})

function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set([file])
  for (const one of reached)
    for (const next of importedBy(one))
      if (/\.tsx?$/.test(next) && !/-thread\.ts$/.test(next)) reached.add(next)
  return reached
}

test('only domain/contact-links.ts writes links of mail and telephone, so that no value adds a recipient', () => {
  const writing = files.filter(
    (file) =>
      !/\.test\.|\/testing\/|^e2e\//.test(file) &&
      file !== 'domain/contact-links.ts' &&
      /(mailto|tel):["'`]?(\$\{| ?\+)/.test(readFileSync(file, 'utf8')),
  )
  expect(writing).toEqual([])
})
