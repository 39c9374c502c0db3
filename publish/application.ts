import {
  attribute,
  type Edit,
  type Element,
  type OpenPage,
  withInside,
  without,
} from '../server/site/page-edits.ts'
import { textOf } from './text-of.ts'

/** What a page needs to become the application, taken out of it. */
export interface Application {
  /** The text of the module that hydrates the page when its `run` is called. */
  start: string
  /** Address of the module that `run` loads, so that both can be fetched at once. */
  entry: string
  /** They leave React Router's script elements where React expects them, empty. */
  edits: Edit[]
}

/** Takes React Router's scripts out of a page. Throws when they are not those that are known here. */
export function applicationOf({ elements }: OpenPage): Application {
  const scripts = elements.filter(isCode)
  const kinds = scripts.map((script) => kindOf(textOf(script))).join()
  if (kinds !== 'scroll,context,modules,stream,stream') throw new Error(`unknown scripts: ${kinds}`)
  const [, context, modules = '', ...stream] = scripts.map(textOf)
  const [call, entry] = modules.match(/import\("([^"]+)"\);?\s*$/) ?? []
  if (!call || !entry) throw new Error('its module script does not end with import("…")')
  const preloads = elements.filter((element) => attribute(element, 'rel') === 'modulepreload')
  const together = preloads.map((link) => attribute(link, 'href')).filter((href) => href !== entry)
  const start = [
    modules.replace(call, ''),
    ...together.map((href) => `import "${href}"`),
    HISTORY_KEY,
    context,
    ...stream,
    `export const run = () => import("${entry}")`,
  ].join('\n')
  return {
    start,
    entry,
    edits: [...scripts.map((script) => withInside(script, '')), ...preloads.map(without)],
  }
}

/** All that is kept of the scroll script: browsers restore by themselves, and so late it would move a page already scrolled. */
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
