import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pages } from '../domain/pages.ts'
import { chromiumPath } from '../e2e/browser.ts'
import { FLAGS } from './browser.ts'
import type { Program } from './program.ts'
import { notMeasured, type Row } from './row.ts'
import { ratioOf, type Spread, spreadOf } from './statistics.ts'

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

/** Lighthouse is fetched when it is asked for: with it the project would install a third more packages. */
export function lighthouseRows(site: Program, stripped: Program, rounds: number): Row[] {
  const program = fetched()
  if (!program)
    return Object.values(names).map((name) => notMeasured(name, '', 'Lighthouse could not be fetched here'))
  const inspectPage = (address: string, more: string[] = []) => inspect(program, address, more)
  const paint = (address: string) => amountOf(inspectPage(address), 'largest-contentful-paint')
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    bare.push(paint(`${stripped.address}/bare`))
    ours.push(paint(`${site.address}/`))
  }
  const reports = publicPages.map((page) => ({
    path: page.path,
    report: inspectPage(site.address + page.path, page.isUnlisted ? ['--skip-audits=is-crawlable'] : []),
  }))
  const blocked = reports.map(({ path, report }) => {
    const time = blockedIn(report)
    // A single load can meet a busy moment of this machine.
    const times = time === 0 ? [0] : [time, ...[2, 3].map(() => blockedIn(inspectPage(site.address + path)))]
    return { path, times: spreadOf(times) }
  })
  return [paintRow(ours, bare), scoreRow(reports), blockedRow(blocked)]
}

const publicPages = pages.filter((page) => !page.path.startsWith('/admin/'))

const names = {
  paint: 'Largest paint of /, throttling simulated',
  scores: 'Lighthouse, the lowest of four categories of every public page',
  blocked: 'Total blocking time simulated, the page with the most',
}

const CATEGORIES = 'performance,accessibility,best-practices,seo'
const VERSION = '13.5.0'
const home = path.join(import.meta.dirname, '../node_modules/.cache/lighthouse')

function fetched(): string | undefined {
  const program = path.join(home, 'node_modules/lighthouse/cli/index.js')
  if (existsSync(program)) return program
  mkdirSync(home, { recursive: true })
  writeFileSync(path.join(home, 'package.json'), '{"private":true}')
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${VERSION}`], {
      cwd: home,
      stdio: 'ignore',
    })
    return program
  } catch {
    return undefined
  }
}

/** A browser that could not be driven this time is tried again. */
function inspect(program: string, address: string, more: string[], tries = 3): Report {
  const flags = ['--headless=new', ...FLAGS].join(' ')
  // Through a pipe a long report may not arrive whole.
  const file = path.join(home, `report-${process.pid}.json`)
  const settings = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES}`,
  ]
  const { status } = spawnSync(
    process.execPath,
    [program, address, ...settings, `--chrome-flags=${flags}`, ...more],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, stdio: 'ignore' },
  )
  const report: (Report & { runtimeError?: { message: string } }) | undefined = taken(file)
  if (report && !report.runtimeError) return report
  if (tries === 1)
    throw new Error(`${address}: ${report?.runtimeError?.message ?? `it ended with ${status}`}`)
  return inspect(program, address, more, tries - 1)
}

function taken(file: string) {
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return report
}

const amountOf = ({ audits }: Report, audit: string): number => audits[audit]?.numericValue ?? Number.NaN

const blockedIn = (report: Report): number => amountOf(report, 'total-blocking-time')

function paintRow(ours: number[], bare: number[]): Row {
  const ratio = ratioOf(ours, bare)
  return {
    measure: names.paint,
    measured: spreadOf(ours),
    reference: spreadOf(bare),
    ratio,
    unit: 'ms',
    target: '≤ 1.8 × a bare page',
    met: ratio.median <= 1.8,
  }
}

type Reports = { path: string; report: Report }[]

function scoreRow(reports: Reports): Row {
  const scores = reports.flatMap(({ path, report }) =>
    Object.entries(report.categories).map(([category, { score }]) => ({
      path,
      category,
      score: Math.round((score ?? 0) * 100),
    })),
  )
  const below = scores.filter(({ path, category, score }) => score < leastScore(path, category))
  const measured = spreadOf(scores.map(({ score }) => score))
  return {
    measure: names.scores,
    measured,
    unit: '',
    target: '100; performance of /news 95',
    met: below.length === 0,
    note:
      below.map(({ path, category, score }) => `${path} ${category} ${score}`).join(', ') ||
      'unlisted pages without the audit that asks to be listed',
  }
}

/** The application of the news starts right after the load. */
const leastScore = (path: string, category: string): number =>
  path === '/news' && category === 'performance' ? 95 : 100

function blockedRow(pages: { path: string; times: Spread }[]): Row {
  const most = pages.reduce((one, other) => (other.times.median > one.times.median ? other : one))
  return {
    measure: names.blocked,
    measured: most.times,
    unit: 'ms',
    target: '0 ms',
    met: most.times.median === 0,
    note: `${most.path}; a page that was blocked is loaded three times`,
  }
}
