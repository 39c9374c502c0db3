import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allPaths, NOT_FOUND, pageAtPath } from '../domain/pages.ts'
import { type DriverApplications, placeholders } from '../domain/public-settings.ts'
import { type ParsedPage, parsePage } from './page-edits.ts'
import { renderPages } from './render-pages.ts'
import { STYLE_IMPORTS, type StyleImports } from './styles/style-imports.ts'
import { layersIn, oneBlockForEachLayer } from './styles/style-layers.ts'

/** What the build left: the prerendered pages, the site's one stylesheet, and every other file by its URL path. */
export interface BuildOutput {
  pages: Map<string, ParsedPage>
  /** Those that look different where driver applications are live. */
  livePages: Map<string, ParsedPage>
  stylesheet: string
  files: Map<string, Buffer>
  /** URL paths of the modules behind the form overlays. */
  overlayModules: string[]
  /** The scopes of all CSS modules that a page's own file imports, by its URL path. */
  importedBy: (urlPath: string) => ReadonlySet<string>
}

/** Reads `build/client`. Throws when a page, the manifest or a stylesheet is missing. */
export async function readBuildOutput(folder: string): Promise<BuildOutput> {
  const read = (name: string) => readFileSync(path.join(folder, name))
  const all = [...allPaths, NOT_FOUND]
  const demo = new Map(all.map((at) => [at, read(path.join(at, 'index.html')).toString()]))
  const live = await renderPages(all, 'live')
  const pages = parsePages(demo, 'demo')
  const livePages = parsePages(live, 'live')
  for (const [at, { html }] of pages) if (livePages.get(at)?.html === html) livePages.delete(at)
  const names = globSync('**/*.*', { cwd: folder }).filter((name) => !name.endsWith('.html'))
  const kept = names.filter((name) => !name.endsWith('.css'))
  return {
    pages,
    livePages,
    stylesheet: oneBlockForEachLayer(
      stylesheetAmong(names, (name) => read(name).toString()),
      layersIn(readFileSync(LAYERS, 'utf8')),
    ),
    files: new Map(kept.map((name) => [`/${name}`, read(name)])),
    importedBy: importsIn(JSON.parse(read(STYLE_IMPORTS).toString())),
    overlayModules: overlayModulesIn(JSON.parse(read('.vite/manifest.json').toString())),
  }
}

const LAYERS = path.join(import.meta.dirname, '../app/styles/layers.css')

const parsePages = (rendered: ReadonlyMap<string, string>, driverApplications: DriverApplications) =>
  new Map(
    [...rendered].map(([at, html]) => [
      at,
      parsePage(withPlaceholder(withOwnUrlPath(at, html), driverApplications)),
    ]),
  )

/** One page serves both values unless more than this attribute differs. */
const withPlaceholder = (html: string, driverApplications: DriverApplications): string =>
  html.replace(attributeFor(driverApplications), attributeFor(placeholders.driverApplications))

const attributeFor = (value: string): string => `data-driver-applications="${value}"`

const importsIn = (imports: StyleImports) => (urlPath: string) =>
  new Set(imports[pageAtPath(urlPath)?.file ?? ''])

/** Vite's manifest, as far as it is read here. */
type ViteManifest = Record<string, { file: string; name?: string; imports?: string[] }>

function overlayModulesIn(manifest: ViteManifest): string[] {
  const needed = Object.keys(manifest).filter((name) => manifest[name]?.name === 'form-overlays')
  if (needed.length === 0) throw new Error('The build has no overlays with forms')
  for (const name of needed)
    needed.push(...(manifest[name]?.imports ?? []).filter((one) => !needed.includes(one)))
  return needed.flatMap((name) => `/${manifest[name]?.file}`)
}

/** Pages are prerendered at their URL path with a slash after it, which their links to their own parts then have. */
const withOwnUrlPath = (at: string, html: string): string => html.replaceAll(`href="${at}/#`, `href="${at}#`)

/** The browser's build orders rules by its chunks; the prerendering one as the files import each other, as in development. */
function stylesheetAmong(names: string[], read: (name: string) => string): string {
  const manifest = names.find((name) => /^assets\/manifest-.*\.js$/.test(name))
  const ofBrowser = manifest ? read(manifest).match(/assets\/[\w-]+\.css/)?.[0] : undefined
  const [one, ...others] = names.filter((name) => name.endsWith('.css') && name !== ofBrowser)
  const ordered = read(one ?? ofBrowser ?? 'no stylesheet')
  if (others.length > 0) throw new Error(`${others.length + 2} stylesheets, where two are known`)
  if (ofBrowser && read(ofBrowser).length !== ordered.length)
    throw new Error('the two builds have different styles')
  return ordered
}
