let typed = ''
let listening: AbortController | undefined

/** Records what is typed from now on, for a field that is not there yet. */
export function startTypeAhead(): void {
  takeTypeAhead()
  listening = new AbortController()
  document.addEventListener('keydown', record, { capture: true, signal: listening.signal })
}

export function takeTypeAhead(): string {
  listening?.abort()
  const taken = typed
  typed = ''
  return taken
}

function record(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.key === 'Backspace') typed = typed.slice(0, -1)
  else if ([...event.key].length === 1) typed += event.key
  else return
  event.preventDefault()
}
