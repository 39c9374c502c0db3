import { showBusy, showPresses } from './busy.ts'
import { persistDrafts, readDraft } from './drafts.ts'
import { controlNeedingApp, isPlainClick, isSearchShortcut, isTabKey } from './event-predicates.ts'

/** The arguments of a `FontFace`. */
export type Font = readonly [family: string, source: string, weight: string]

interface Start {
  prefetch(): void
  run(): Promise<unknown>
}

/** The `data-*` attributes of the script element; publishing writes them. */
export interface Settings {
  /** URLs: of the start module, without which the page stays a document, of what hydrates it, of the whole stylesheet. */
  start: string
  entry: string
  styles: string
  /** What the application calls, as `URL.canParse`, with spaces between; and the script for browsers that lack some. */
  needs: string
  missing: string
  /** JSON of `Font[]`. */
  fonts: string
  /** The text on a pressed control. */
  opening: string
  /** See `startsAtOnce`. */
  startIf?: string
  afterLoad?: string
}

// Runs within every page, before it is complete: each byte here delays what comes after it.
const script = document.currentScript as HTMLScriptElement
const settings = script.dataset as DOMStringMap & Settings
const firstInputs = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'wheel']
const MAX_HOLD_MS = 4000
const UNTOUCHED_START_MS = 20_000
const MAX_TAP_MS = 400
/** Chromium on a busy machine may never call an idle callback that has no limit. */
const MAX_WAIT_FOR_IDLE_MS = 1000

const url = location.pathname + location.search

let loading = false
/** The application runs, or will not: presses are no longer held. */
let settled = false
/** What the visitor did, by what they did it to, in order: it is done again when the application runs. */
const heldPresses = new Map<unknown, () => unknown>()
let endBusy = () => {}
let waiting: ReturnType<typeof setTimeout> | undefined

/** At once: the menu of a phone may need it. */
const supplied = supplyMissing()
supplied.catch(stayDocument)

// React expects only what it rendered.
script.remove()
persistDrafts()
showPresses()
loadFonts(JSON.parse(settings.fonts))
if (history.state?.isDocument) stayDocument()
else if (settings.start) deferStart()

/** As without JavaScript: what needs the application is not shown. */
function stayDocument() {
  document.documentElement.dataset.app = 'failed'
  document.head.insertAdjacentHTML('beforeend', document.querySelector('head noscript')?.textContent ?? '')
}

function deferStart() {
  document.documentElement.dataset.app = 'deferred'
  for (const input of firstInputs) addEventListener(input, load, { capture: true, passive: true, once: true })
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('keydown', onKey, true)
  addEventListener('app:ready', settle)
  addEventListener('popstate', onPop)
  if (settings.startIf) addEventListener('storage', () => load())
  addEventListener('load', () => {
    if (startsAtOnce()) whenIdle(() => load())
    else if (!(navigator as { connection?: { saveData: boolean } }).connection?.saveData) {
      whenIdle(prefetch)
      setTimeout(whenIdle, UNTOUCHED_START_MS, () => load())
    }
  })
}

/** Adds all fonts at once, after the first frame: each change of fonts draws the whole page again. */
async function loadFonts(fonts: Font[]) {
  const faces = fonts.map(([family, source, weight]) => new FontFace(family, source, { weight }).load())
  for (const face of await Promise.allSettled(faces))
    if (face.status === 'fulfilled') document.fonts.add(face.value)
}

/** Rejects where something is missing all the same: the page then stays the document it is. */
async function supplyMissing() {
  if (hasAll()) return
  await import(/* @vite-ignore */ settings.missing)
  if (!hasAll()) throw new Error('This browser lacks what the application needs')
}

function hasAll() {
  return settings.needs.split(' ').every((name) => {
    const keys = name.split('.')
    const last = keys.pop() ?? ''
    const owner = keys.reduce<object | undefined>((object, key) => object?.[key as never], window)
    return owner && last in owner
  })
}

const start = (): Promise<Start> => supplied.then(() => import(/* @vite-ignore */ settings.start))

/** Fetches the application at low priority without running it. */
function prefetch() {
  if (loading) return
  addLink('prefetch', settings.styles, { as: 'style' })
  start().then(
    (module) => module.prefetch(),
    () => {},
  )
}

function load(event?: Event) {
  if (loading) return
  loading = true
  addLink('modulepreload', settings.entry)
  addLink('manifest', '/manifest.webmanifest')
  if (/pointerdown|touchstart/.test(event?.type ?? '')) afterPress(runNext)
  else runNext()
}

/** The frame that shows the press comes first: new styles and modules keep a phone busy. */
const runNext = () => requestAnimationFrame(() => setTimeout(run))

/** A touch becomes a click, or the beginning of a scroll; a long one becomes neither for a while. */
function afterPress(then: () => void) {
  const ended = new AbortController()
  const end = () => {
    if (ended.signal.aborted) return
    ended.abort()
    then()
  }
  for (const type of ['click', 'pointercancel'])
    addEventListener(type, end, { capture: true, signal: ended.signal })
  setTimeout(end, MAX_TAP_MS)
}

function run() {
  const styled = new Promise((resolve, reject) => {
    addLink('stylesheet', settings.styles, { onload: resolve, onerror: reject })
  })
  Promise.all([start(), styled])
    .then(([module]) => module.run())
    .catch(onFailed)
}

/** A page that is nothing without the application is loaded once more, where the browser tells that from a first visit; else it says so. */
function onFailed() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const needsApp = document.querySelector('[data-start-failed]')
  if (needsApp && navigator.onLine && visit && visit.type !== 'reload') return location.reload()
  stayDocument()
  return settle()
}

function addLink(rel: string, href: string, more?: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }, more))
}

function onClick(event: MouseEvent) {
  const control = controlNeedingApp(event)
  if (control && isPlainClick(event)) hold(event, control, () => control.click(), control)
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  hold(event, form, () => form.requestSubmit(event.submitter), form)
}

function onKey(event: KeyboardEvent) {
  const isSearch = isSearchShortcut(event)
  if (!isSearch && !isTabKey(event)) return
  const { key, code, ctrlKey, metaKey } = event
  const target = event.target as HTMLElement
  const again = new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true })
  hold(event, isSearch || event, async () => {
    // Tabs follow the focus, and did not see it arrive.
    target.blur()
    target.focus()
    await nextTask()
    target.dispatchEvent(again)
  })
}

/** Links and forms also work without the application, so they do not wait for it for long. */
function hold(event: Event, what: unknown, again: () => unknown, control?: HTMLElement) {
  if (settled) return
  event.preventDefault()
  event.stopImmediatePropagation()
  heldPresses.delete(what)
  heldPresses.set(what, again)
  endBusy()
  endBusy = showBusy(control, control?.dataset.opens && settings.opening)
  if (control?.matches('a, form, [type=submit]')) waiting ??= setTimeout(settle, MAX_HOLD_MS)
  load()
}

/** Entries that the application made before a reload: without it the browser changes the URL alone. */
function onPop() {
  if (settled) return
  if (location.pathname + location.search !== url) location.reload()
  else if (history.state?.overlay) load()
}

/** React renders the effect of one event before the next task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function settle() {
  settled = true
  clearTimeout(waiting)
  endBusy()
  document.querySelector('script[type=speculationrules]')?.remove()
  // What opens now has been waited for long enough: it does not slide in.
  document.documentElement.dataset.replay = ''
  for (const again of heldPresses.values()) {
    await again()
    await nextTask()
  }
  delete document.documentElement.dataset.replay
  heldPresses.clear()
}

/** Whether the page waits for its data, its query or a stored value says something, or an overlay was open. */
function startsAtOnce() {
  const { startIf } = settings
  try {
    return (
      settings.afterLoad !== undefined ||
      history.state?.overlay ||
      (startIf === '?' ? location.search : startIf && localStorage.getItem(startIf)) ||
      [...document.forms].some(({ id }) => readDraft(id).typed)
    )
  } catch {
    return false
  }
}

function whenIdle(then: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: MAX_WAIT_FOR_IDLE_MS })
  else setTimeout(then)
}
