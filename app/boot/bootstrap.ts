/** A font that is fetched, as the constructor of `FontFace` takes it. */
export type Font = readonly [family: string, source: string, weight: string]

// Runs within every page, before it is whole: each byte here delays what comes after it.
const script = document.currentScript as HTMLScriptElement
const own = script.dataset as Record<'start' | 'entry' | 'styles' | 'fonts', string> & DOMStringMap
const root = document.documentElement
const signs = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'wheel']
const PATIENCE = 4000
const IDLE = 20_000

let loading = false
/** The application is there, or will not come: clicks are no longer held. */
let settled = false
/** Does again what the visitor did last, and what they did it to. */
let again: (() => void) | undefined
let busy: Element | undefined
let waiting: ReturnType<typeof setTimeout> | undefined

// React looks for what it rendered, and for nothing else.
script.remove()
root.dataset.app = 'coming'
for (const sign of signs) addEventListener(sign, load, { capture: true, passive: true, once: true })
addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
addEventListener('keydown', onKey, true)
addEventListener('app:ready', settle)
if (own.with) addEventListener('storage', load)
addEventListener('load', () => {
  if (own.afterLoad !== undefined || startsAtOnce(own.with)) whenIdle(load)
  else if (!(navigator as { connection?: { saveData: boolean } }).connection?.saveData)
    setTimeout(whenIdle, IDLE, load)
})
bringFonts(JSON.parse(own.fonts))

/**
 * The first frame is drawn with what the machine has: even to know of a font that is not here yet costs it time. Then
 * the page is drawn anew once, when all are here, and not once for each.
 */
async function bringFonts(fonts: Font[]) {
  const faces = fonts.map(([family, source, weight]) => new FontFace(family, source, { weight }).load())
  for (const face of await Promise.allSettled(faces))
    if (face.status === 'fulfilled') document.fonts.add(face.value)
}

function load() {
  if (loading) return
  loading = true
  link('modulepreload', own.entry)
  link('manifest', '/manifest.webmanifest')
  const styled = new Promise((resolve, reject) => {
    Object.assign(link('stylesheet', own.styles), { onload: resolve, onerror: reject })
  })
  Promise.all([import(/* @vite-ignore */ own.start), styled])
    .then(([start]) => start.run())
    .catch(settle)
}

function link(rel: string, href: string) {
  const element = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(element)
  return element
}

function onClick(event: MouseEvent) {
  const opener = openerOf(event)
  if (
    !opener ||
    opener.matches('form') ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  hold(event, () => opener.click(), opener)
}

function onSubmit(event: SubmitEvent) {
  const form = openerOf(event) as HTMLFormElement | null
  if (form) hold(event, () => form.requestSubmit(event.submitter), form)
}

function onKey(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey } = event
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey))
    hold(event, () =>
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }),
      ),
    )
}

const openerOf = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-opens]')

/** What leads somewhere by itself is not kept waiting for long. */
function hold(event: Event, doAgain: () => void, opener?: Element) {
  if (settled) return
  event.preventDefault()
  event.stopImmediatePropagation()
  again = doAgain
  show(opener)
  clearTimeout(waiting)
  if (opener?.matches('a, form')) waiting = setTimeout(settle, PATIENCE)
  load()
}

function settle() {
  settled = true
  clearTimeout(waiting)
  show()
  document.querySelector('script[type=speculationrules]')?.remove()
  again?.()
  again = undefined
}

function show(opener?: Element) {
  busy?.removeAttribute('aria-busy')
  busy = opener
  busy?.setAttribute('aria-busy', 'true')
}

/** Some pages show at once what this browser has stored, or what a query in their address (`?`) says. */
function startsAtOnce(key: string | undefined) {
  try {
    if (key === '?') return location.search !== ''
    return key !== undefined && localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function whenIdle(then: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(then)
  else setTimeout(then)
}
