import type { Font, Settings } from '../app/boot/bootstrap.ts'
import { escapeHtml } from '../domain/text/escape-html.ts'
import { CONTENT_PLACEHOLDER, TITLE_PLACEHOLDER } from '../server/pages/site-manifest.ts'
import { en } from '../translations/en/en.ts'
import { applicationOf } from './application.ts'
import { apply, attribute, type Edit, type Element, type ParsedPage, setInnerHtml } from './page-edits.ts'
import { stylesFor } from './styles/page-styles.ts'
import { withoutScriptsApart } from './styles/without-scripts.ts'

export interface Shared {
  /** The whole stylesheet, and the URL path where the application finds it. */
  stylesheet: string
  stylesUrlPath: string
  /** What the bootstrap fetches. */
  fonts: readonly Font[]
  bootstrap: string
  /** Says what the sky looks like, on the page that draws it. */
  sky: string
  /** URL paths of the modules behind the overlays. */
  overlayModules: readonly string[]
  /** What older browsers lack, and the script that supplies it. */
  missing: { names: string; urlPath: string }
  /** Publishes a module under a URL path made from its hash, and returns the URL path. */
  addModule: (name: string, text: string) => string
}

export interface ReadyPage {
  html: string
  /** What the content security policy has to allow. */
  scripts: string[]
  styles: string[]
}

/** A prerendered page as it is served: its styles within it, React later. */
export function publishPage(page: ParsedPage, shared: Shared): ReadyPage {
  const { application, settings } = applicationFor(page, shared)
  return ready(page, shared, {
    edits: application.edits,
    bootstrap: (script) => afterFirstWindow(page, script),
    settings,
  })
}

/** The same around a title and a content that are rendered later; a document stays one. */
export function publishShell(
  page: ParsedPage,
  shared: Shared,
  { kind, imported }: { kind: 'application' | 'document'; imported: ReadonlySet<string> },
): ReadyPage {
  const { application, settings } = applicationFor(page, shared)
  const title = elementIn(page, 'title')
  return ready(page, shared, {
    imported,
    edits: [...application.edits, setInnerHtml(title, TITLE_PLACEHOLDER)],
    bootstrap: (script) => setInnerHtml(elementIn(page, 'main'), CONTENT_PLACEHOLDER + script),
    settings: kind === 'application' ? settings : { ...settings, start: '', entry: '' },
  })
}

function applicationFor(page: ParsedPage, shared: Shared) {
  const application = applicationOf(page, shared.overlayModules)
  const [startIf] = allOf(page, 'data-start-if')
  const settings: Settings = {
    start: shared.addModule('start', application.start),
    entry: application.entry,
    needs: shared.missing.names,
    missing: shared.missing.urlPath,
    styles: shared.stylesUrlPath,
    fonts: JSON.stringify(shared.fonts),
    opening: en.opening,
    ...(startIf !== undefined && { startIf }),
    ...(allOf(page, 'data-start-after-load').length > 0 && { afterLoad: '' }),
  }
  return { application, settings }
}

interface Parts {
  edits: Edit[]
  /** Scopes of the CSS modules behind what is rendered later. */
  imported?: ReadonlySet<string>
  bootstrap: (script: string) => Edit
  settings: Settings
}

function ready(page: ParsedPage, shared: Shared, { imported, edits, bootstrap, settings }: Parts): ReadyPage {
  const own = withoutScriptsApart(stylesFor(shared.stylesheet, page.elements, imported))
  const styles = own.styles + untilStarted(settings)
  const sky = allOf(page, 'data-sky').length > 0 ? [shared.sky] : []
  const attributes = Object.entries(settings).map(
    ([name, value]) => ` ${dataName(name)}="${escapeHtml(value)}"`,
  )
  const html = apply(page, [
    ...edits,
    atEndOf(
      page,
      'head',
      `<style>${styles}</style><noscript><style>${own.withoutScripts}</style></noscript>`,
    ),
    bootstrap(
      [
        ...sky.map((script) => `<script>${script}</script>`),
        `<script${attributes.join('')}>${shared.bootstrap}</script>`,
      ].join(''),
    ),
    atEndOf(page, 'body', `<script type="speculationrules">${PREFETCH}</script>`),
  ])
  return { html, scripts: [...sky, shared.bootstrap, PREFETCH], styles: [styles, own.withoutScripts] }
}

/** `startIf` becomes `data-start-if`. */
const dataName = (name: string): string =>
  `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const allOf = ({ elements }: ParsedPage, name: string): string[] =>
  elements.flatMap((element) => attribute(element, name) ?? [])

/** Links and forms work without a script; a button that opens an overlay works once the bootstrap has run. */
const untilStarted = ({ start }: Settings): string =>
  `html:not([data-app]) button[data-opens],html[data-app=failed] button[data-opens]{${start === '' ? 'display:none' : 'visibility:hidden'}}`

/** Until the application navigates, the browser fetches the page that a visitor points at. */
const PREFETCH = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin/*', '/api/*'] } },
          { not: { selector_matches: '[data-opens]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** Browsers paint what comes before a script: it is after the hero, as it would delay all of that in the head. */
function afterFirstWindow({ elements }: ParsedPage, replacement: string): Edit {
  const main = elements.find(({ tagName }) => tagName === 'main')
  const first = main?.childNodes.find(
    (node): node is Element => 'tagName' in node && node.tagName !== 'script',
  )
  const end = first?.sourceCodeLocation?.endOffset
  if (end === undefined) throw new Error('nothing in <main>')
  return { from: end, to: end, replacement }
}

function elementIn({ elements }: ParsedPage, tagName: string): Element {
  const found = elements.find((element) => element.tagName === tagName)
  if (!found) throw new Error(`no <${tagName}>`)
  return found
}

function atEndOf(page: ParsedPage, tagName: string, replacement: string): Edit {
  const end = elementIn(page, tagName).sourceCodeLocation?.endTag?.startOffset
  if (end === undefined) throw new Error(`no </${tagName}>`)
  return { from: end, to: end, replacement }
}
