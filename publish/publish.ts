import '../server/company/load-company.ts'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { companyFile } from '../server/company/load-company.ts'
import type { SiteManifest } from '../server/pages/site-manifest.ts'
import { readBuildOutput } from './build-output.ts'
import { buildRenderer } from './build-renderer.ts'
import { buildSite } from './build-site.ts'
import { overBudget, weigh } from './check/budget.ts'
import { refuseFaultyFacts } from './company-facts.ts'
import { writeAll } from './output.ts'
import { writeShells } from './shells.ts'

refuseFaultyFacts()

/** Turns what the build left in `build/client` into `dist`, which the server fills in and serves. */
const { outputs, pages, shells } = await buildSite(await readBuildOutput('build/client'))

rmSync('dist', { recursive: true, force: true })
mkdirSync('dist')
const files = await writeAll(outputs, 'dist')
const manifest: SiteManifest = {
  company: companyFile.fingerprint,
  files,
  shells: writeShells(shells, 'dist'),
}
writeFileSync(path.join('dist', 'site.json'), JSON.stringify(manifest))
await buildRenderer('dist')

const fonts = Object.values(files).flatMap(({ type, file }) =>
  type === 'font/woff2' ? [statSync(path.join('dist', file)).size] : [],
)
const weights = pages.map(([urlPath, page]) => ({ urlPath, weight: weigh(page, fonts) }))
const tooHeavy = weights.flatMap(({ urlPath, weight }) =>
  overBudget(weight).map((excess) => `${urlPath}: ${excess}`),
)
const excesses = `These pages are over the budget:\n  ${tooHeavy.join('\n  ')}`
if (tooHeavy.length > 0 && !companyFile.exists) throw new Error(excesses)
// A company's facts add to its pages, and its owner could mend nothing.
if (tooHeavy.length > 0) console.warn(excesses)
const heaviest = weights.reduce((one, other) => (other.weight.firstView > one.weight.firstView ? other : one))
console.log(`${pages.length} pages in dist, the heaviest ${heaviest.urlPath}:`, heaviest.weight)
