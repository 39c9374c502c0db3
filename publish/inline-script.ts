import { build, type Rolldown } from 'vite'

/** A script with all that it imports, as it is in a page: classic and small. */
export async function inlineScript(file: string): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      rolldownOptions: {
        input: file,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}
