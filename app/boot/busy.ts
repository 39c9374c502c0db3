/** Narrower controls do not show the text, in pixels. */
const ROOM_FOR_TEXT = 88

/** Added with the first press, so that no page carries them. */
const styles = `[data-press]{opacity:.6;transition:none}
[aria-busy=true]{cursor:progress}
@media (forced-colors:none){
[data-busy]{position:relative;-webkit-text-fill-color:#0000}
[data-busy]>*{opacity:0}
[data-busy]::after{all:unset;content:attr(data-busy);position:absolute;inset:0;display:grid;place-items:center;-webkit-text-fill-color:currentColor}
}`
let sheet: CSSStyleSheet | undefined

/** How long a press is shown at least, in milliseconds. */
const PRESSED = 120

/** Shows each press as it begins: what it leads to may keep a phone busy. */
export function showPresses(): void {
  addEventListener(
    'pointerdown',
    ({ target, button }) => {
      const control = (target as Element).closest<HTMLElement>('a, button, summary, label, [role=option]')
      if (!control || button) return
      addStyles()
      control.dataset.press = ''
      const ended = new AbortController()
      const end = () => {
        ended.abort()
        setTimeout(() => delete control.dataset.press, PRESSED)
      }
      for (const type of ['pointerup', 'pointercancel'])
        addEventListener(type, end, { capture: true, signal: ended.signal })
    },
    { capture: true, passive: true },
  )
}

/** Shows that a press was noticed and is being worked on; returns what ends that. */
export function showBusy(control: HTMLElement | undefined, text = ''): () => void {
  if (!control) return () => {}
  addStyles()
  control.setAttribute('aria-busy', 'true')
  if (text && control.offsetWidth > ROOM_FOR_TEXT) control.dataset.busy = text
  return () => {
    control.removeAttribute('aria-busy')
    delete control.dataset.busy
  }
}

function addStyles(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
