import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DAY } from '../../domain/time/durations.ts'
import { formerFiles, keepFiles } from './former-files.ts'
import type { PublishedFile, SiteManifest } from './site-manifest.ts'

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'former-files-'))

/** A build with hashed files of these names, of twelve bytes each, and a page. */
function build(names: string[]): { from: string; manifest: SiteManifest } {
  const from = newFolder()
  const files: Record<string, PublishedFile> = {}
  for (const name of ['page.html', ...names]) {
    writeFileSync(path.join(from, name), 'ten bytes.')
    writeFileSync(path.join(from, `${name}.br`), 'br')
    files[`/${name}`] = {
      file: name,
      type: 'text/javascript',
      etag: `"${name}"`,
      encodings: { br: `${name}.br` },
      cache: name === 'page.html' ? 'page' : 'immutable',
    }
  }
  return { from, manifest: { files, shells: {} } }
}

test('hashed files of releases before are served for 30 days after the last that had them', async () => {
  const folder = newFolder()
  const [one, two] = [build(['a-1.js', 'b-1.js']), build(['a-2.js', 'b-1.js'])]
  const served = (release: typeof one, now: number) => Object.keys(formerFiles(folder, release.manifest, now))
  expect(served(one, 0)).toEqual([])
  await keepFiles(folder, { ...one, now: 0 })
  const upgraded = 100 * DAY
  expect(served(two, upgraded)).toEqual(['/a-1.js'])
  await keepFiles(folder, { ...two, now: upgraded })
  await keepFiles(folder, { ...two, now: upgraded + 29 * DAY })
  expect(served(two, upgraded + 29 * DAY)).toEqual(['/a-1.js'])
  // After a rollback, too.
  expect(served(one, upgraded + 29 * DAY)).toEqual(['/a-2.js'])
  expect(served(two, upgraded + 30 * DAY)).toEqual([])
  await keepFiles(folder, { ...two, now: upgraded + 30 * DAY })
  expect(readdirSync(folder).toSorted()).toEqual(['a-2.js', 'a-2.js.br', 'b-1.js', 'b-1.js.br', 'files.json'])
})

test('of many releases the latest are kept, up to a number of bytes', async () => {
  const folder = newFolder()
  const maxBytes = 30
  for (const day of [1, 2, 3])
    await keepFiles(folder, { ...build([`a-${day}.js`]), now: day * DAY, maxBytes })
  const last = build(['a-4.js'])
  await keepFiles(folder, { ...last, now: 4 * DAY, maxBytes })
  expect(Object.keys(formerFiles(folder, last.manifest, 4 * DAY)).toSorted()).toEqual(['/a-2.js', '/a-3.js'])
})

test('without a folder, or with a damaged list, the site has its own files', async () => {
  const folder = newFolder()
  const release = build(['a-1.js'])
  expect(formerFiles(path.join(folder, 'none'), release.manifest, 0)).toEqual({})
  writeFileSync(path.join(folder, 'files.json'), '{"')
  expect(formerFiles(folder, release.manifest, 0)).toEqual({})
})
