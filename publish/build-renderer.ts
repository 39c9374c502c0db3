import { build } from 'vite'
import { RENDER_MODULE } from '../server/pages/site-manifest.ts'
import { companyFacts } from './company-facts.ts'
import { cssModules } from './styles/scoped-name.ts'

/** Builds what renders pages at request time into one module, with the class names that the pages have. */
export async function buildRenderer(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [companyFacts()],
    css: { modules: cssModules },
    // With React in it, as it is in production whatever NODE_ENV is at the start.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'app/render-content.tsx',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: RENDER_MODULE, codeSplitting: false } },
    },
  })
}
