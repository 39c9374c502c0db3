type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** As it is stored; what else stands there belongs to the application. */
interface StoredDraft {
  typed: Record<string, string | string[]>
  /** Of the page, when something was typed: its query had been filled in by then. */
  query: string
  /** Names of files that were chosen, by field. */
  chosen: Record<string, string>
  /** The browser sends the form itself, and the next page shows whether that succeeded. */
  sent?: boolean | undefined
}

/** Stores what is typed into any form with a name, as it is typed, and restores it once the page is parsed. */
export function keepTyped(): void {
  addEventListener('input', ({ target }) => storeTyped((target as Control).form), true)
  addEventListener('submit', onSubmit)
  addEventListener('DOMContentLoaded', () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isFirst = visit?.type === 'navigate'
    // Each form that a browser sent itself and the server took is answered with a redirect.
    if (isFirst && visit.redirectCount > 0) removeSent()
    // What a link fills in comes before what was typed earlier.
    const query = new URLSearchParams(isFirst ? location.search : '')
    for (const form of document.forms) restoreTyped(form, query)
  })
}

export function draftKey({ id, dataset }: HTMLFormElement): string {
  const name = dataset.draft ?? id
  return name && `draft.${name}`
}

/** Controls that the visitor has changed meanwhile, or that `query` names, stay as they are. */
export function restoreTyped(form: HTMLFormElement, query = new URLSearchParams()): void {
  const controls = controlsOf(form)
  const { typed } = read(draftKey(form))
  const isEarly = controls.some(isChanged)
  for (const control of controls) {
    const before = typed?.[control.name]
    if (before === undefined || isChanged(control) || query.has(control.name)) continue
    if (isToggle(control)) control.checked = before.includes(control.value)
    else if (control.type !== 'file') control.value = String(before)
  }
  if (isEarly) storeTyped(form)
}

function storeTyped(form: HTMLFormElement | null): void {
  if (!form) return
  const before = read(draftKey(form))
  const typed: StoredDraft['typed'] = {}
  const chosen = { ...before.chosen }
  for (const control of controlsOf(form)) {
    const { name, value, type } = control
    if (isToggle(control)) typed[name] = [...(typed[name] ?? []), ...(control.checked ? [value] : [])]
    else if (type !== 'file') typed[name] = value
    else if (value) chosen[name] = value.replace(/.*[\\/]/, '')
  }
  write(draftKey(form), {
    ...before,
    typed: { ...before.typed, ...typed },
    query: location.search,
    chosen,
    sent: undefined,
  })
}

/** No password, and nothing that the page itself put there. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(
    ({ name, type }) => name && !/password|hidden|submit|button|fieldset/.test(type),
  )

const isToggle = (control: Control): control is HTMLInputElement => /checkbox|radio/.test(control.type)

function isChanged(control: Control): boolean {
  if (isToggle(control)) return control.checked !== control.defaultChecked
  if ('selectedIndex' in control) return control.selectedIndex > 0
  return control.value !== control.defaultValue
}

/** Where the application sends a form, it cancels the event before. */
function onSubmit({ target, defaultPrevented }: SubmitEvent): void {
  const form = target as HTMLFormElement
  const key = draftKey(form)
  const stored = read(key)
  if (!defaultPrevented && form.method === 'post' && stored.typed) write(key, { ...stored, sent: true })
}

function removeSent(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('draft.') && read(key).sent) sessionStorage.removeItem(key)
  })
}

const read = (key: string): Partial<StoredDraft> =>
  attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) ?? {}

const write = (key: string, draft: Partial<StoredDraft>): void => {
  if (key) attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)))
}

/** Storage may be forbidden or full. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
