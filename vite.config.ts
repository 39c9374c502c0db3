import { createHash } from 'node:crypto'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { contentFiles } from './publish/content-file.ts'
import { readConfig } from './server/config.ts'

const config = readConfig(process.env)

/** A few large parts in place of many small ones: on a slow network each request costs more than its bytes. */
const everyPageLoads = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|\/app\/boot\/hydrate-root\.ts/,
    tags: ['$initial' as const],
    priority: 3,
  },
  { name: 'router', test: /node_modules\/react-router\//, tags: ['$initial' as const], priority: 2 },
  { name: 'site', test: /\/app\/root\.tsx/, tags: ['$initial' as const], priority: 2 },
  { name: 'shared', test: /\/(app|domain)\//, tags: ['$initial' as const], minShareCount: 12, priority: 1 },
]

/** Half as long as the usual names, which stand in every page's markup and in its styles. */
function scopedName(name: string, file: string): string {
  const place = path.relative(import.meta.dirname, file)
  return `${name}-${createHash('sha256').update(place).digest('base64url').slice(0, 3)}`
}

export default defineConfig({
  plugins: [contentFiles(), reactRouter()],
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(config.siteUrl),
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
    'import.meta.env.DRIVER_APPLICATIONS': JSON.stringify(config.driverApplications),
    'import.meta.env.RETENTION_DAYS': JSON.stringify(config.retentionDays),
  },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: everyPageLoads } } } } },
  },
  // Browsers that know light-dark(): what stands in for it in older ones would not turn over in a `.night` part.
  build: {
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5', 'ios17.5'],
  },
})
