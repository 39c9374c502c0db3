import { spawnSync } from 'node:child_process'

/** What `npm test` runs, in this order. The first part that fails ends it, with that part's exit code. */
const PARTS = {
  check: 'npm run check',
  'unit and server tests': 'vitest run',
  build: 'npm run build',
  browser: 'node e2e/browser.ts',
  journeys: 'playwright test',
}

/** With the sample, whatever company this machine serves. */
const env = { ...process.env, COMPANY_FILE: 'no-company.json' }

const seconds: Record<string, number> = {}
for (const [part, command] of Object.entries(PARTS)) {
  const began = performance.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env })
  seconds[part] = Math.round((performance.now() - began) / 1000)
  process.exitCode = status ?? 1
  if (status !== 0) break
}
seconds.total = Object.values(seconds).reduce((sum, one) => sum + one, 0)
for (const [part, time] of Object.entries(seconds))
  console.log(`${part.padEnd(24)}${String(time).padStart(4)} s`)
