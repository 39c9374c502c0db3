import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startProgram } from './program.ts'
import { type Row, rowOf } from './table.ts'

const root = path.join(import.meta.dirname, '..')
const run = (command: string, parameters: string[], cwd = root) =>
  execFileSync(command, parameters, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

const CACHES = ['build', 'dist', ...['publish', 'pictures'].map((one) => `node_modules/.cache/${one}`)]

/** With nothing left of earlier ones. What it leaves is what all else is measured on. */
export const buildRow = (rounds: number): Row =>
  rowOf({
    measure: 'Production build',
    unit: 's',
    values: Array.from({ length: rounds }, () => {
      for (const left of [...CACHES, 'node_modules/.vite'])
        rmSync(path.join(root, left), { recursive: true, force: true })
      const began = performance.now()
      run('npm', ['run', 'build'])
      return (performance.now() - began) / 1000
    }),
    limit: { atMost: 15 },
  })

/** Until it says where it listens, with settings other than those of an earlier start. */
export async function startRow(rounds: number): Promise<Row> {
  const values: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const site = await startProgram('../server/main.ts', { SITE_URL: `http://bench${round}.example` })
    values.push((performance.now() - began) / 1000)
    await site.stop()
  }
  return rowOf({ measure: 'Start of the server, settings applied', unit: 's', values, limit: { atMost: 2 } })
}

/** One that fails is a row that failed. */
export const testRow = (rounds: number): Row =>
  rowOf({
    measure: 'npm ci && npm test in a clean clone',
    unit: 'min',
    values: Array.from({ length: rounds }, () => {
      const clone = mkdtempSync(path.join(root, '../bench-'))
      try {
        run('git', ['clone', '--quiet', root, clone])
        const began = performance.now()
        run('npm', ['ci'], clone)
        run('npm', ['test'], clone)
        return (performance.now() - began) / 60_000
      } finally {
        rmSync(clone, { recursive: true, force: true })
      }
    }),
    limit: { atMost: 8 },
  })
