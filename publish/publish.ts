import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../server/config.ts'
import { readBuilt } from './built.ts'
import { writeAll } from './output.ts'
import { siteFrom } from './site.ts'
import type { SiteManifest } from './site-manifest.ts'

/** Turns what the build left in `build/client` into `dist`, the only thing that is served. */
const { siteUrl } = readConfig(process.env)
const { outputs, headers } = await siteFrom(readBuilt('build/client'), siteUrl)

rmSync('dist', { recursive: true, force: true })
mkdirSync('dist')
const files = await writeAll(outputs, 'dist')
writeFileSync(path.join('dist', 'site.json'), JSON.stringify({ siteUrl, files } satisfies SiteManifest))
writeFileSync(path.join('dist', '_headers'), headers)
