import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Row } from './row.ts'
import { spreadOf } from './statistics.ts'

/** Packages in a lockfile, other platforms' builds of one counted once each, as in ours. */
export function packageRows(): Row[] {
  const ours = countIn(path.join(root, 'package-lock.json'))
  return Object.entries(starters).map(([name, dependencies]) => {
    const theirs = resolved(name, dependencies)
    const row = {
      measure: `Packages, against ${name}`,
      measured: spreadOf([ours]),
      unit: '',
      target: 'fewer',
    }
    if (theirs === undefined) return { ...row, note: 'the starter could not be resolved here: not measured' }
    return { ...row, reference: spreadOf([theirs]), met: ours < theirs }
  })
}

const root = path.join(import.meta.dirname, '..')

/** What each starter's own package.json asks for. */
const starters: Record<string, string[]> = {
  'create astro (minimal)': ['astro'],
  'create next-app (its defaults)': [
    'next',
    'react',
    'react-dom',
    'typescript',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    '@tailwindcss/postcss',
    'tailwindcss',
    'eslint',
    'eslint-config-next',
  ],
  'create payload-app (blank)': [
    'payload',
    'next',
    'react',
    'react-dom',
    'sharp',
    'graphql',
    'cross-env',
    'dotenv',
    '@payloadcms/next',
    '@payloadcms/ui',
    '@payloadcms/richtext-lexical',
    '@payloadcms/db-sqlite',
    'typescript',
    'eslint',
    'eslint-config-next',
    'prettier',
  ],
}

const countIn = (lockfile: string): number =>
  Object.keys(JSON.parse(readFileSync(lockfile, 'utf8')).packages).filter((at) => at !== '').length

/** Only names and versions are asked of the registry; nothing is downloaded. */
function resolved(name: string, dependencies: string[]): number | undefined {
  const folder = path.join(root, 'node_modules/.cache/starters', name.replaceAll(/\W+/g, '-'))
  const lockfile = path.join(folder, 'package-lock.json')
  if (existsSync(lockfile)) return countIn(lockfile)
  mkdirSync(folder, { recursive: true })
  const wanted = Object.fromEntries(dependencies.map((one) => [one, 'latest']))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: wanted }))
  try {
    execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--legacy-peer-deps'], {
      cwd: folder,
      stdio: 'ignore',
    })
    return countIn(lockfile)
  } catch {
    return undefined
  }
}
