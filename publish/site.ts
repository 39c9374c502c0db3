import path from 'node:path'
import { NOT_FOUND } from '../domain/pages.ts'
import { contentSecurityPolicy } from '../html/content-security-policy.ts'
import { attribute, type ParsedPage } from '../html/page-edits.ts'
import { textOf } from '../html/text-of.ts'
import type { BuildOutput } from './build-output.ts'
import { deadLinks } from './check-links.ts'
import { problemsOf } from './check-page.ts'
import { typeOf } from './content-types.ts'
import { leaveFontsToBootstrap } from './fonts.ts'
import { headersFile } from './headers-file.ts'
import { inlineScript } from './inline-script.ts'
import { hashOf, type Output } from './output.ts'
import { withoutFonts } from './page-styles.ts'
import { icons } from './pictures/icons.ts'
import { pagePicture } from './pictures/page-picture.ts'
import { publishPage, type ReadyPage, type Shared } from './publish-page.ts'
import { robots, SECURITY_TEXT, securityText, sitemap, webManifest } from './seo-files.ts'

interface Site {
  outputs: Map<string, Output>
  pages: Map<string, ReadyPage>
  /** For a static host. */
  headers: string
}

/** Everything that is served, by address. Throws with every problem of every page. */
export async function buildSite(built: BuildOutput, siteUrl: string): Promise<Site> {
  const outputs = new Map<string, Output>()
  const add = (address: string, body: Output['body'] | string) =>
    outputs.set(address, plainFile(address, body))

  for (const [address, body] of built.files) add(address, body)
  for (const icon of await icons()) add(icon.address, icon.body)
  add('/sitemap.xml', sitemap(siteUrl))
  add('/robots.txt', robots(siteUrl))
  add(SECURITY_TEXT, securityText(siteUrl, Date.now()))
  add('/manifest.webmanifest', webManifest(await icons()))

  const pages = await readyPages(built, add)
  for (const [path, page] of pages) outputs.set(path, pageFile(path, page, siteUrl))
  for (const [address, picture] of pictures(built, siteUrl)) add(address, picture)
  refuseProblems(built, siteUrl, new Set(outputs.keys()))
  const all = (kind: 'scripts' | 'styles') => new Set([...pages.values()].flatMap((page) => page[kind]))
  return { outputs, pages, headers: headersFile({ scripts: all('scripts'), styles: all('styles') }, siteUrl) }
}

function plainFile(address: string, body: Output['body'] | string): Output {
  const cache = address.startsWith('/assets/') ? 'immutable' : 'short'
  return {
    file: address.slice(1),
    type: typeOf(address),
    cache,
    body: typeof body === 'string' ? Buffer.from(body) : body,
  }
}

/** The picture that each page names, of its heading; drawn while other files are packed. */
function pictures({ pages }: BuildOutput, siteUrl: string): [address: string, picture: Promise<Buffer>][] {
  return [...pages.values()].flatMap((page) => {
    const image = page.elements.find((element) => attribute(element, 'property') === 'og:image')
    const address = image && attribute(image, 'content')?.replace(siteUrl, '')
    return address ? [[address, pagePicture(headingOf(page))] as [string, Promise<Buffer>]] : []
  })
}

const headingOf = ({ elements }: ParsedPage): string =>
  textOf(elements.find(({ tagName }) => tagName === 'h1')).trim()

async function readyPages(
  built: BuildOutput,
  add: (address: string, text: string) => void,
): Promise<Map<string, ReadyPage>> {
  const addHashed = (stem: string, extension: string, text: string) => {
    const address = `/assets/${stem}-${hashOf(text)}.${extension}`
    add(address, text)
    return address
  }
  const stylesAddress = addHashed('site', 'css', withoutFonts(built.stylesheet))
  for (const [address, body] of built.files)
    if (ROUTER_MANIFEST.test(address)) add(address, withStyles(body.toString(), stylesAddress))
  const shared: Shared = {
    ...leaveFontsToBootstrap(built.stylesheet),
    stylesAddress,
    bootstrap: await inlineScript(here('../app/boot/bootstrap.ts')),
    overlayModules: built.overlayModules,
    addModule: (name, text) => addHashed(name, 'js', text),
  }
  return new Map([...built.pages].map(([path, page]) => [path, publishPage(page, shared)]))
}

/** The router asks for the stylesheet that its manifest names, unless the page has it already. */
const withStyles = (manifest: string, address: string): string =>
  manifest.replaceAll(/"\/assets\/[\w-]+\.css"/g, JSON.stringify(address))

const ROUTER_MANIFEST = /^\/assets\/manifest-\w+\.js$/

const here = (file: string): string => path.join(import.meta.dirname, file)

const pageFile = (path: string, page: ReadyPage, siteUrl: string): Output => ({
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  type: 'text/html; charset=utf-8',
  ...(path === NOT_FOUND && { status: 404 }),
  cache: path.startsWith('/admin/') ? 'private' : 'page',
  csp: contentSecurityPolicy(page, siteUrl),
  body: Buffer.from(page.html),
})

function refuseProblems({ pages }: BuildOutput, siteUrl: string, addresses: ReadonlySet<string>): void {
  const problems = [
    ...[...pages].flatMap(([path, page]) =>
      problemsOf(page, siteUrl).map((problem) => `${path}: ${problem}`),
    ),
    ...deadLinks(pages, addresses),
  ]
  if (problems.length > 0) throw new Error(`These pages cannot be published:\n  ${problems.join('\n  ')}`)
}
