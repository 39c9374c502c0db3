let typed = ''
let listening: AbortController | undefined

/** From now on keeps what is typed, for a field that is still on its way. */
export function startTypeAhead(): void {
  takeTypeAhead()
  listening = new AbortController()
  document.addEventListener('keydown', note, { capture: true, signal: listening.signal })
}

/** The field is there: what was typed meanwhile, which is not kept any longer. */
export function takeTypeAhead(): string {
  listening?.abort()
  const taken = typed
  typed = ''
  return taken
}

function note(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.key === 'Backspace') typed = typed.slice(0, -1)
  else if ([...event.key].length === 1) typed += event.key
  else return
  event.preventDefault()
}
