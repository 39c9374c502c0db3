import type { Browser } from '@playwright/test'
import { pages } from '../domain/site-map.ts'
import type { Program } from './program.ts'
import type { Row } from './row.ts'
import { ratioOf, spreadOf } from './statistics.ts'
import { type View, view } from './view.ts'

interface Servers {
  site: Program
  /** The same pages with their scripts taken out, and the bare page. */
  stripped: Program
}

/** The first view of every page on a slow phone, in turn with the same page without scripts; of `/` more often. */
export async function viewRows(browser: Browser, servers: Servers, rounds: number): Promise<Row[]> {
  const home = await paints(browser, servers, rounds * 3)
  const views = new Map<string, { whole: View[]; stripped: View[] }>()
  for (let round = 0; round < rounds; round += 2)
    for (const { path } of pages) {
      const seen = views.get(path) ?? { whole: [], stripped: [] }
      seen.whole.push(await view(browser, servers.site.address + path))
      seen.stripped.push(await view(browser, servers.stripped.address + path))
      views.set(path, seen)
    }
  return [paintRow(home), blockedRow(views), shiftRow(views), scriptRow(views), weightRow(home.site)]
}

interface Paints {
  site: View[]
  bare: View[]
}

async function paints(browser: Browser, { site, stripped }: Servers, rounds: number): Promise<Paints> {
  const seen: Paints = { site: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    seen.bare.push(await view(browser, `${stripped.address}/bare`))
    seen.site.push(await view(browser, `${site.address}/`))
  }
  return seen
}

function paintRow({ site, bare }: Paints): Row {
  const times = site.map((one) => one.largestPaint)
  const references = bare.map((one) => one.largestPaint)
  const ratio = ratioOf(times, references)
  return {
    measure: 'Largest paint of /, throttling applied',
    measured: spreadOf(times),
    reference: spreadOf(references),
    ratio,
    unit: 'ms',
    target: '≤ 1.15 × a bare page',
    met: ratio.median <= 1.15,
  }
}

type Views = Map<string, { whole: View[]; stripped: View[] }>

function blockedRow(views: Views): Row {
  const [path, more] = worst(
    views,
    ({ whole, stripped }) => median(whole, 'blocked') - median(stripped, 'blocked'),
  )
  const { whole = [], stripped = [] } = views.get(path) ?? {}
  return {
    measure: 'Total blocking time, the page with the largest difference',
    measured: spreadOf(whole.map((one) => one.blocked)),
    reference: spreadOf(stripped.map((one) => one.blocked)),
    unit: 'ms',
    target: '≤ 10 ms more than without scripts',
    met: more <= 10,
    note: `${path}, ${Math.round(more)} ms more`,
  }
}

function shiftRow(views: Views): Row {
  const [path, shift] = worst(views, ({ whole }) => Math.max(...whole.map((one) => one.layoutShift)))
  return {
    measure: 'Layout shift, the page with the most',
    measured: spreadOf(views.get(path)?.whole.map((one) => one.layoutShift) ?? []),
    unit: '',
    target: '0.00',
    met: shift < 0.005,
    note: path,
  }
}

function scriptRow(views: Views): Row {
  const [path, bytes] = worst(views, ({ whole }) => median(whole, 'scriptBytes'))
  return {
    measure: 'Script bytes requested before the first interaction',
    measured: spreadOf(views.get(path)?.whole.map((one) => one.scriptBytes) ?? []),
    unit: 'bytes',
    target: '≤ 5 kB',
    met: bytes <= 5000,
    note: 'besides what is within the page',
  }
}

function weightRow(home: View[]): Row {
  const bytes = spreadOf(home.map((one) => one.allBytes))
  return {
    measure: 'First view of /, all bytes',
    measured: bytes,
    unit: 'bytes',
    target: '≤ 100 kB',
    met: bytes.median <= 100_000,
  }
}

function worst(
  views: Views,
  of: (seen: { whole: View[]; stripped: View[] }) => number,
): [path: string, value: number] {
  const all = [...views].map(([path, seen]): [string, number] => [path, of(seen)])
  return all.reduce((one, other) => (other[1] > one[1] ? other : one))
}

const median = (views: View[], part: keyof View): number => spreadOf(views.map((one) => one[part])).median
