import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Row } from './row.ts'
import { spreadOf } from './statistics.ts'

/**
 * Packages that an installation brings to this machine, other platforms' builds left out. Ours are those that are here,
 * what install scripts have fetched included; of the others only the lockfile is known.
 */
export function packageRows(): Row[] {
  const ours = installedIn(path.join(root, 'node_modules'))
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
  AstroWind: [
    'astro',
    '@astrojs/mdx',
    '@astrojs/partytown',
    '@astrojs/rss',
    '@astrojs/sitemap',
    '@fontsource-variable/inter',
    '@iconify-json/tabler',
    '@tailwindcss/typography',
    'astro-icon',
    'eslint',
    'eslint-plugin-astro',
    'js-yaml',
    'limax',
    'prettier',
    'prettier-plugin-astro',
    'sharp',
    'tailwind-merge',
    'tailwindcss',
    'typescript',
  ],
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

export function installedIn(folder: string): number {
  if (!existsSync(folder)) return 0
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  const packages = names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(folder, name)).map((one) => path.join(name, one)) : [name],
  )
  return packages.reduce((sum, name) => sum + 1 + installedIn(path.join(folder, name, 'node_modules')), 0)
}

interface Locked {
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** A lockfile names other platforms' packages too, and what only those need. */
export function countIn(lockfile: string): number {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync(lockfile, 'utf8'))
  const here = new Set<string>()
  const waiting = ['']
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const name of namesIn(packages[at])) {
      const found = lookUp(packages, at, name)
      if (found === undefined || here.has(found) || !fitsHere(packages[found])) continue
      here.add(found)
      waiting.push(found)
    }
  }
  return here.size
}

const namesIn = (one: Locked = {}): string[] =>
  [one.dependencies, one.devDependencies, one.optionalDependencies, one.peerDependencies].flatMap((some) =>
    Object.keys(some ?? {}),
  )

/** As Node does: in the folder of the one who asks, then in each around it. */
function lookUp(packages: Record<string, Locked>, from: string, name: string): string | undefined {
  const place = path.posix.join(from, 'node_modules', name)
  if (place in packages) return place
  const around = from.lastIndexOf('node_modules/')
  return around === -1 ? undefined : lookUp(packages, from.slice(0, around).replace(/\/$/, ''), name)
}

const fitsHere = ({ os, cpu, libc }: Locked = {}): boolean =>
  fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc')

/** Names with an exclamation mark before them are excluded. */
const fits = (named: string[] | undefined, own: string): boolean =>
  named === undefined ||
  (named.some((one) => !one.startsWith('!')) ? named.includes(own) : !named.includes(`!${own}`))

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
