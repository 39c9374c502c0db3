type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is stored of a form, in the tab's `sessionStorage`. */
interface StoredDraft {
  typed: Record<string, string | string[]>
  /** Of the page, when something was typed: its query had been filled in by then. */
  query: string
  /** Names of files that were chosen, by field; browsers do not let a page choose them again. */
  chosen: Record<string, string>
  /** The browser sends the form itself, and the next page shows whether that succeeded. */
  sent?: boolean | undefined
  /** The application's last attempt to send it. */
  attempt?: unknown
}

/** Stores what is typed into any form with a name, as it is typed, and restores it once the page is parsed. */
export function persistDrafts(): void {
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

/** The draft that is stored for a form's id. Anything but a record is none. */
export function readDraft(id: string): Partial<StoredDraft> {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(PREFIX + id) ?? ''))
  return typeof stored === 'object' && stored !== null ? stored : {}
}

/** Nothing is stored for a form without an id. */
export function updateDraft(id: string, changes: Partial<StoredDraft>): void {
  if (id) attempt(() => sessionStorage.setItem(PREFIX + id, JSON.stringify({ ...readDraft(id), ...changes })))
}

export const removeDraft = (id: string): void => void attempt(() => sessionStorage.removeItem(PREFIX + id))

const PREFIX = 'draft.'
const draftIdOf = ({ id, dataset }: HTMLFormElement): string => dataset.draft ?? id

/** Controls that the visitor has changed meanwhile, or that `query` names, stay as they are; the choice of a unit as its number does. */
export function restoreTyped(form: HTMLFormElement, query = new URLSearchParams()): void {
  const controls = controlsOf(form)
  const { typed } = readDraft(draftIdOf(form))
  const isEarly = controls.some(isChanged)
  for (const control of controls) {
    const before = typed?.[control.name]
    if (before === undefined || isChanged(control) || query.has(control.dataset.of ?? control.name)) continue
    if (isToggle(control)) control.checked = before.includes(control.value)
    else if (control.type !== 'file') control.value = String(before)
  }
  if (isEarly) storeTyped(form)
}

/** Of a file only its name is stored, of a password nothing. */
export function storeTyped(form: HTMLFormElement | null): void {
  if (!form) return
  const id = draftIdOf(form)
  const before = readDraft(id)
  const typed: StoredDraft['typed'] = {}
  const chosen = { ...before.chosen }
  for (const control of controlsOf(form)) {
    const { name, value, type } = control
    if (isToggle(control)) typed[name] = [...(typed[name] ?? []), ...(control.checked ? [value] : [])]
    else if (type !== 'file') typed[name] = value
    else if (value) chosen[name] = value.replace(/.*[\\/]/, '')
  }
  updateDraft(id, {
    typed: { ...before.typed, ...typed },
    // A shorter form for the same draft is not filled in from its page's query.
    ...(form.id === id && { query: location.search }),
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
  if ('selectedIndex' in control)
    return (
      control.selectedIndex !==
      Math.max(
        0,
        [...control.options].findIndex((one) => one.defaultSelected),
      )
    )
  return control.value !== control.defaultValue
}

/** Where the application sends a form, it cancels the event before. */
function onSubmit({ target, defaultPrevented }: SubmitEvent): void {
  const form = target as HTMLFormElement
  const id = draftIdOf(form)
  if (!defaultPrevented && form.method === 'post' && readDraft(id).typed) updateDraft(id, { sent: true })
}

function removeSent(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      const id = key.startsWith(PREFIX) && key.slice(PREFIX.length)
      if (id && readDraft(id).sent) removeDraft(id)
    }
  })
}

/** Storage may be forbidden or full. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
