import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Row } from './row.ts'
import { spreadOf } from './statistics.ts'

/** The production build, with nothing left of earlier ones. What it leaves is what all else is measured on. */
export function buildRow(rounds: number): Row {
  const seconds = Array.from({ length: rounds }, () => {
    for (const left of LEFT) rmSync(path.join(root, left), { recursive: true, force: true })
    const began = performance.now()
    execFileSync('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    return (performance.now() - began) / 1000
  })
  const measured = spreadOf(seconds)
  return {
    measure: 'Production build',
    measured,
    unit: 's',
    target: '≤ 10 s on 2 cores',
    met: measured.median <= 10,
  }
}

const root = path.join(import.meta.dirname, '..')
const LEFT = [
  'build',
  'dist',
  'node_modules/.cache/publish',
  'node_modules/.cache/pictures',
  'node_modules/.vite',
]
