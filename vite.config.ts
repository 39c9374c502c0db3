import './server/company/load-company.ts'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { Features } from 'lightningcss'
import { defineConfig, type Plugin } from 'vite'
import { targets } from './publish/browsers/oldest.ts'
import { companyFacts, refuseFaultyFacts } from './publish/company-facts.ts'
import { exampleLanes } from './publish/example-lanes-plugin.ts'
import { contentFiles } from './publish/files/content-file.ts'
import { folderLayers } from './publish/styles/folder-layers.ts'
import { cssModules } from './publish/styles/scoped-name.ts'
import { styleImports } from './publish/styles/style-imports.ts'

/**
 * A few large parts in place of many small ones: on a slow network each request costs more than its bytes. What is not
 * named here is divided by the bundler.
 */
const parts = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|\/app\/boot\/hydrate-root\.ts/,
    tags: ['$initial' as const],
    priority: 3,
  },
  { name: 'router', test: /node_modules\/react-router\//, tags: ['$initial' as const], priority: 2 },
  {
    name: 'site',
    test: /\/app\/(root\.tsx|ui\/(notice|page\/|lists\/(?!source-list))|features\/(services\/|forms\/draft\/|drawings\/(cards|pallet-plan|rail|sky)))|\/domain\/time\//,
    tags: ['$initial' as const],
    priority: 2,
  },
  {
    name: 'shared',
    test: /\/(app|domain|translations)\//,
    tags: ['$initial' as const],
    minShareCount: 12,
    priority: 1,
  },
  { name: 'form-overlays', test: /\/app\/(features\/forms\/|ui\/overlays\/(dialog|drawer))/ },
]

/** React Router gives each page ten seconds. On a busy machine, loading them all before the first takes longer. */
const loadBeforePrerendering: Plugin = {
  name: 'load-before-prerendering',
  async configurePreviewServer() {
    await import(pathToFileURL(path.resolve('build/server/index.js')).href)
  },
}

refuseFaultyFacts()

export default defineConfig({
  plugins: [
    companyFacts(),
    contentFiles(),
    exampleLanes(),
    folderLayers(),
    styleImports(),
    loadBeforePrerendering,
    reactRouter(),
  ],
  define: {
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
  },
  css: {
    modules: cssModules,
    // Its replacement would not turn over in a `.night` part: `publish/styles/without-light-dark.ts` has another.
    lightningcss: { exclude: Features.LightDark },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: parts } } } } },
  },
  build: {
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: targets,
  },
})
