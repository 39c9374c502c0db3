import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** The starter as it stands in every page: one classic script, small. */
export async function starterText(): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      rolldownOptions: {
        input: fileURLToPath(new URL('./starter.ts', import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}
