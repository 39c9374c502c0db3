import path from 'node:path'
import { isRenderedOnRequest, NOT_FOUND } from '../domain/pages.ts'
import { placeholders } from '../domain/public-settings.ts'
import { inlineHashes } from '../server/pages/content-security-policy.ts'
import { hashOf } from '../server/pages/fill-file.ts'
import { missingFunctions, scriptOf } from './browsers/missing-functions.ts'
import type { BuildOutput } from './build-output.ts'
import { deadLinks } from './check/check-links.ts'
import { problemsOf, repeatedIn } from './check/check-page.ts'
import { searchProblems } from './check/check-search.ts'
import { typeOf } from './files/content-types.ts'
import { robots, SECURITY_TEXT, securityText, sitemap, webManifest } from './files/seo-files.ts'
import { leaveFontsToBootstrap } from './fonts.ts'
import { inlineScript } from './inline-script.ts'
import type { Output } from './output.ts'
import { pageDates, recordedDates, today } from './page-dates.ts'
import { attribute, type ParsedPage } from './page-edits.ts'
import { icons } from './pictures/icons.ts'
import { pagePicture } from './pictures/page-picture.ts'
import { publishPage, publishShell, type ReadyPage, type Shared } from './publish-page.ts'
import type { PageShells } from './shells.ts'
import { withoutFonts, withoutScopes } from './styles/page-styles.ts'
import { isStaffPage, staffScopes } from './styles/staff-styles.ts'
import { withColorsForAll } from './styles/without-light-dark.ts'
import { withoutScriptsApart } from './styles/without-scripts.ts'
import { textOf } from './text-of.ts'

interface Site {
  outputs: Map<string, Output>
  pages: [urlPath: string, page: ReadyPage][]
  shells: Map<string, PageShells>
}

/** Everything that is served, by URL path, with placeholders for settings. Throws with every problem of every page. */
export async function buildSite(built: BuildOutput): Promise<Site> {
  const outputs = new Map<string, Output>()
  const add = (urlPath: string, body: Output['body'] | string) =>
    outputs.set(urlPath, plainFile(urlPath, body))

  for (const [urlPath, body] of built.files) add(urlPath, body)
  for (const icon of await icons()) add(icon.urlPath, icon.body)
  add('/sitemap.xml', sitemap(pageDates(built.pages, recordedDates(), today())))
  add('/robots.txt', robots)
  add(SECURITY_TEXT, securityText)
  add('/manifest.webmanifest', webManifest(await icons()))

  const { pages, livePages, shells } = await readyPages(built, add)
  for (const [path, page] of pages) {
    const live = livePages.get(path)
    outputs.set(path, {
      ...pageFile(path, page),
      ...(live && { live: { ...pageFile(path, live), file: `live/${fileOf(path)}` } }),
    })
  }
  for (const [urlPath, picture] of pictures(built)) add(urlPath, picture)
  const files = new Set(outputs.keys())
  refuseProblems(built.pages, files)
  refuseProblems(new Map([...built.pages, ...built.livePages]), files)
  return { outputs, pages: [...pages, ...livePages], shells }
}

function plainFile(urlPath: string, body: Output['body'] | string): Output {
  const cache = urlPath.startsWith('/assets/') ? 'immutable' : 'short'
  return {
    file: urlPath.slice(1),
    type: typeOf(urlPath),
    cache,
    body: typeof body === 'string' ? Buffer.from(body) : body,
  }
}

/** The picture that each page names, of its heading; drawn while other files are packed. */
function pictures({ pages }: BuildOutput): [urlPath: string, picture: Promise<Buffer>][] {
  return [...pages.values()].flatMap((page) => {
    const image = page.elements.find((element) => attribute(element, 'property') === 'og:image')
    const urlPath = image && attribute(image, 'content')?.replace(placeholders.siteUrl, '')
    return urlPath ? [[urlPath, pagePicture(headingOf(page))] as [string, Promise<Buffer>]] : []
  })
}

const headingOf = ({ elements }: ParsedPage): string =>
  textOf(elements.find(({ tagName }) => tagName === 'h1')).trim()

interface ReadyPages {
  pages: Map<string, ReadyPage>
  livePages: Map<string, ReadyPage>
  shells: Map<string, PageShells>
}

async function readyPages(
  built: BuildOutput,
  add: (urlPath: string, text: string) => void,
): Promise<ReadyPages> {
  const addHashed = (stem: string, extension: string, text: string) => {
    const urlPath = `/assets/${stem}-${hashOf(text)}.${extension}`
    add(urlPath, text)
    return urlPath
  }
  const publicStyles = withoutScopes(built.stylesheet, staffScopes())
  const addStyles = (stem: string, styles: string) =>
    addHashed(stem, 'css', withColorsForAll(withoutScriptsApart(withoutFonts(styles)).styles))
  const stylesUrlPath = addStyles('site', publicStyles)
  for (const [urlPath, body] of built.files)
    if (ROUTER_MANIFEST.test(urlPath)) add(urlPath, withStyles(body.toString(), stylesUrlPath))
  const missing = missingFunctions(scriptsAmong(built.files))
  const shared: Shared = {
    ...leaveFontsToBootstrap(publicStyles),
    stylesUrlPath,
    bootstrap: await inlineScript(here('../app/boot/bootstrap.ts')),
    sky: await inlineScript(here('../app/boot/set-sky.ts')),
    overlayModules: built.overlayModules,
    missing: {
      names: missing.names.join(' '),
      urlPath: addHashed('missing-functions', 'js', await scriptOf(missing)),
    },
    addModule: (name, text) => addHashed(name, 'js', text),
  }
  const sharedByStaff: Shared = {
    ...shared,
    ...leaveFontsToBootstrap(built.stylesheet),
    stylesUrlPath: addStyles('staff', built.stylesheet),
  }
  const publishPages = (pages: ReadonlyMap<string, ParsedPage>) =>
    new Map(
      [...pages].map(([path, page]) => [path, publishPage(page, isStaffPage(path) ? sharedByStaff : shared)]),
    )
  const shells = [...built.pages].flatMap(([path, page]): [string, PageShells][] => {
    if (!isRenderedOnRequest(path)) return []
    const imported = built.importedBy(path)
    const shell = (kind: 'application' | 'document') => publishShell(page, shared, { kind, imported })
    return [[path, { application: shell('application'), document: shell('document') }]]
  })
  return {
    pages: publishPages(built.pages),
    livePages: publishPages(built.livePages),
    shells: new Map(shells),
  }
}

const scriptsAmong = (files: BuildOutput['files']): string[] =>
  [...files].flatMap(([urlPath, body]) => (urlPath.endsWith('.js') ? body.toString() : []))

/** The router asks for the stylesheet that its manifest names, unless the page has it already. */
const withStyles = (manifest: string, urlPath: string): string =>
  manifest.replaceAll(/"\/assets\/[\w-]+\.css"/g, JSON.stringify(urlPath))

const ROUTER_MANIFEST = /^\/assets\/manifest-\w+\.js$/

const here = (file: string): string => path.join(import.meta.dirname, file)

const pageFile = (path: string, page: ReadyPage): Output => ({
  file: fileOf(path),
  type: 'text/html; charset=utf-8',
  ...(path === NOT_FOUND && { status: 404 }),
  cache: path.startsWith('/admin/') ? 'private' : 'page',
  inline: inlineHashes(page),
  body: Buffer.from(page.html),
})

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

function refuseProblems(pages: ReadonlyMap<string, ParsedPage>, urlPaths: ReadonlySet<string>): void {
  const problems = [
    ...[...pages].flatMap(([path, page]) =>
      problemsOf(page, placeholders.siteUrl).map((problem) => `${path}: ${problem}`),
    ),
    ...repeatedIn(pages),
    ...deadLinks(pages, urlPaths),
    ...searchProblems(pages),
  ]
  if (problems.length > 0) throw new Error(`These pages cannot be published:\n  ${problems.join('\n  ')}`)
}
