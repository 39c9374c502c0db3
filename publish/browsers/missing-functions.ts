import compat from 'core-js-compat'
import { build, type Plugin, type Rolldown } from 'vite'
import { oldest } from './oldest.ts'

/** What the application calls and some browsers of the list lack. */
export interface MissingFunctions {
  /** As `Array.prototype.toSorted`: a browser without one of them loads the script. */
  names: string[]
  /** Of core-js, which supply them. */
  modules: string[]
}

/** Also needed, and supplied by nothing: a browser without one of them keeps the document. */
const NEEDED = ['AbortSignal.timeout', 'HTMLElement.prototype.inert', 'Document.prototype.adoptedStyleSheets']
const POPOVER = 'HTMLElement.prototype.showPopover'

/**
 * Modules that change a function which every browser of the list has: they mend cases that do not occur here, and
 * cost time with each call.
 */
const CORRECTIONS =
  /^es\.(json\.|array\.(push|includes|unshift|sort|from-async)|regexp\.(flags|constructor|exec)|error\.|aggregate-error\.|data-view\.|date\.|math\.|parse|promise\.(constructor|any)|string\.(match|replace|split)$|typed-array\.)|^web\.url-search-params\.(delete|has)/

/** Decided by the data of core-js for the browser list, and by the calls that occur in the scripts. */
export function missingFunctions(scripts: readonly string[]): MissingFunctions {
  const { list } = compat({
    targets: oldest,
    modules: /^(es|web\.(url|url-search-params|structured-clone))\b/,
  })
  const text = scripts.join('\n')
  const found = list.flatMap((module) => {
    const path = CORRECTIONS.test(module) ? undefined : pathOf(module)
    return path && occurs(path, text) ? [{ module, path }] : []
  })
  return {
    names: [...NEEDED, POPOVER, ...found.map(({ path }) => path)],
    modules: found.map(({ module }) => module),
  }
}

/** A method may be called on anything; a function of a constructor is called by both names. */
function occurs(path: string, text: string): boolean {
  const [owner = '', name, method] = path.split('.')
  // Without the constructor its methods have no place.
  if (name === undefined) return owner === 'Iterator' || text.includes(`new ${owner}`)
  return name === 'prototype' ? text.includes(`.${method}`) : text.includes(`${owner}.${name}`)
}

/** The script for browsers that lack one of them. */
export async function scriptOf({ modules }: MissingFunctions): Promise<string> {
  const imports = modules.map((name) => `import 'core-js/modules/${name}.js'`)
  const code = [...imports, popovers].join('\n')
  const entry: Plugin = {
    name: 'missing-functions',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? code : undefined),
  }
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [entry],
    build: { write: false, target: 'es2022', minify: 'oxc', rolldownOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

const ENTRY = 'missing-functions.js'

/** Its styles come before all of ours. */
const popovers = `import { apply, isSupported } from '@oddbird/popover-polyfill/fn'
if (!isSupported()) apply({ layerName: 'reset' })`

const camelCased = (words: string): string => words.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** `es.array.to-sorted` is `toSorted`, `es.set.union.v2` is `union`. */
const lastNameOf = (module: string): string => camelCased(module.replace(/\.v\d$/, '').replace(/.*\./, ''))

/** Where the function is found. What Node lacks our code does not call: its tests would fail. */
function pathOf(module: string): string | undefined {
  const [, object = ''] = module.split('.')
  const owner = Object.getOwnPropertyNames(globalThis).find(
    (name) => name.toLowerCase() === object.replaceAll('-', ''),
  )
  const { [owner ?? '']: found } = globalThis as Record<string, unknown>
  if (typeof found !== 'function') return undefined
  const name = lastNameOf(module)
  if (name === 'constructor') return owner
  if (name in (found.prototype ?? {})) return `${owner}.prototype.${name}`
  return name in found ? `${owner}.${name}` : undefined
}
