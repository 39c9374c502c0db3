import { attribute, type Edit, type Element, type ParsedPage, remove, setInnerHtml } from './page-edits.ts'
import { textOf } from './text-of.ts'

/** What a page needs to become the application, taken out of it. */
interface Application {
  /** The text of a module: `prefetch` only fetches what the page may need, `run` hydrates the page. */
  start: string
  /** URL path of the module that `run` loads, so that both can be fetched at once. */
  entry: string
  /** They leave React Router's script elements where React expects them, empty. */
  edits: Edit[]
}

/**
 * Takes React Router's scripts out of a page. Throws when they are not those that are known here.
 * `overlayModules` are the URL paths of what a first press may need besides the page's own modules.
 */
export function applicationOf({ elements }: ParsedPage, overlayModules: readonly string[]): Application {
  const scripts = elements.filter(isCode)
  const kinds = scripts.map((script) => kindOf(textOf(script))).join()
  if (kinds !== 'scroll,context,modules,stream,stream') throw new Error(`unknown scripts: ${kinds}`)
  const [, context, modules = '', ...stream] = scripts.map(textOf)
  const { imports, settings, entry } = takeApart(modules)
  const preloads = elements.filter((element) => attribute(element, 'rel') === 'modulepreload')
  const shared = preloads.flatMap((link) => attribute(link, 'href') ?? []).filter((href) => href !== entry)
  const urlPaths = [...new Set([...shared.filter((urlPath) => !imports.has(urlPath)), ...imports.keys()])]
  const names = urlPaths.map((urlPath) => imports.get(urlPath) ?? '')
  const later = overlayModules.filter((urlPath) => !urlPaths.includes(urlPath))
  const start = [
    `const parts = ${JSON.stringify(urlPaths)}`,
    FETCH,
    `const others = ${JSON.stringify([entry, ...later])}`,
    PREFETCH,
    'export async function run() {',
    LOAD_ONE_BY_ONE,
    `const [${names.join()}] = loaded`,
    settings,
    HISTORY_KEY,
    context,
    ...stream,
    `return import(${JSON.stringify(entry)})`,
    '}',
  ].join('\n')
  return {
    start,
    entry,
    edits: [...scripts.map((script) => setInnerHtml(script, '')), ...preloads.map(remove)],
  }
}

interface Modules {
  /** By URL path, the name that the settings know it by; empty when it is imported for its effect. */
  imports: Map<string, string>
  settings: string
  entry: string
}

const FETCH = `function fetchAll(urlPaths, fetchPriority) {
for (const href of urlPaths) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }))
}`

/** One to a task: thirty links at once would block a phone. */
const PREFETCH = `export async function prefetch() {
for (const part of [...parts, ...others]) {
fetchAll([part], 'low')
await new Promise((resolve) => setTimeout(resolve))
}
}`

/** Fetched together and run one after the other: all of them in one task would block a phone for too long. */
const LOAD_ONE_BY_ONE = `fetchAll(parts, 'auto')
const loaded = []
for (const part of parts) loaded.push(await import(part))`

function takeApart(code: string): Modules {
  const imports = new Map<string, string>()
  const settings = code.replaceAll(/import (?:\* as (\w+) from )?"([^"]+)";?/g, (_, name = '', urlPath) => {
    imports.set(urlPath, name)
    return ''
  })
  const [call, entry] = settings.match(/import\("([^"]+)"\);?\s*$/) ?? []
  if (!call || !entry) throw new Error('its module script does not end with import("…")')
  return { imports, settings: settings.replace(call, '').trim(), entry }
}

/** The only part of the scroll script in use: browsers restore scroll positions, and so late the script would move a page already scrolled. */
const HISTORY_KEY =
  "if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')"

const isCode = (element: Element): boolean =>
  element.tagName === 'script' && ['module', undefined].includes(attribute(element, 'type'))

function kindOf(code: string): string {
  if (code.includes('react-router-scroll-positions')) return 'scroll'
  if (code.startsWith('window.__reactRouterContext = ')) return 'context'
  if (code.startsWith('window.__reactRouterContext.streamController')) return 'stream'
  if (code.includes('window.__reactRouterRouteModules = ')) return 'modules'
  return code.slice(0, 60)
}
