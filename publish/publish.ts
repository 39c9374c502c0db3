import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteManifest } from '../html/site-manifest.ts'
import { readConfig } from '../server/config.ts'
import { overBudget, weigh } from './budget.ts'
import { readBuildOutput } from './build-output.ts'
import { writeAll } from './output.ts'
import { buildSite } from './site.ts'

/** Turns what the build left in `build/client` into `dist`, the only thing that is served. */
const { siteUrl, driverApplications } = readConfig(process.env)
const { outputs, pages, headers } = await buildSite(readBuildOutput('build/client'), siteUrl)

rmSync('dist', { recursive: true, force: true })
mkdirSync('dist')
const files = await writeAll(outputs, 'dist')
writeFileSync(
  path.join('dist', 'site.json'),
  JSON.stringify({ siteUrl, driverApplications, files } satisfies SiteManifest),
)
writeFileSync(path.join('dist', '_headers'), headers)

const sizeOf = (file: string) => statSync(path.join('dist', file)).size
const fonts = Object.values(files).flatMap(({ type, file }) => (type === 'font/woff2' ? [sizeOf(file)] : []))
const weights = [...pages].map(([address, page]) => {
  const { encodings, file } = files[address] ?? { encodings: {}, file: address }
  return { address, weight: weigh(page, { html: sizeOf(encodings.br ?? file), fonts }) }
})
const tooHeavy = weights.flatMap(({ address, weight }) =>
  overBudget(weight).map((words) => `${address}: ${words}`),
)
if (tooHeavy.length > 0) throw new Error(`These pages are over the budget:\n  ${tooHeavy.join('\n  ')}`)
const heaviest = weights.reduce((one, other) => (other.weight.firstView > one.weight.firstView ? other : one))
console.log(`${pages.size} pages in dist, the heaviest ${heaviest.address}:`, heaviest.weight)
