import '../server/company/load-company.ts'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../server/config.ts'
import type { InlineHashes } from '../server/pages/content-security-policy.ts'
import { fillFile } from '../server/pages/fill-file.ts'
import type { SiteManifest } from '../server/pages/site-manifest.ts'
import { headersFile } from './files/headers-file.ts'
import { writePacked } from './output.ts'

/** `node publish/static.ts FOLDER`: the built site for a static host, with the settings of the environment. */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name a folder: npm run static -- FOLDER')
const config = readConfig(process.env)
const { files }: SiteManifest = JSON.parse(readFileSync('dist/site.json', 'utf8'))

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const pages: InlineHashes[] = []
for (const published of Object.values(files)) {
  const { file, body } = fillFile('dist', published, config, Date.now())
  await writePacked(folder, published, body)
  if (file.inline) pages.push(file.inline)
}
writeFileSync(path.join(folder, '_headers'), headersFile(pages, config.siteUrl))
console.log(`${Object.keys(files).length} files for ${config.siteUrl} in ${folder}.`)
