import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

/** What `npm test` runs, by name: the parts of a step at the same time, the steps in this order. */
const STEPS: Record<string, string>[] = [
  { check: 'npm run check', build: 'npm run build', browser: 'node e2e/browser.ts' },
  { 'unit and server tests': 'vitest run' },
  { journeys: 'playwright test' },
]

/** With the sample, whatever company this machine serves. */
const env = { ...process.env, COMPANY_FILE: 'no-company.json' }

/** Resolves to a line that says how long it took; where it fails, `npm test` ends with its exit code after this step. */
async function run(part: string, command: string, output: 'inherit' | 'pipe'): Promise<string> {
  const began = performance.now()
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', output, 'inherit'], env })
  const printed = child.stdout ? buffer(child.stdout) : undefined
  const [code] = await once(child, 'close')
  // Of several at a time, each is printed as a whole.
  if (printed) process.stdout.write(await printed)
  if (code !== 0) process.exitCode = code ?? 1
  return `${part.padEnd(24)}${String(Math.round((performance.now() - began) / 1000)).padStart(4)} s`
}

const began = performance.now()
const times: string[] = []
for (const step of STEPS) {
  const parts = Object.entries(step)
  const output = parts.length > 1 ? 'pipe' : 'inherit'
  times.push(...(await Promise.all(parts.map(([part, command]) => run(part, command, output)))))
  if (process.exitCode) break
}
const total = Math.round((performance.now() - began) / 1000)
console.log([...times, `${'total'.padEnd(24)}${String(total).padStart(4)} s`].join('\n'))
