/** What this browser remembers for the staff pages; a browser that forbids storage remembers nothing. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing on the page depends on it.
  }
}

const OPENED = 'inboxOpened'
const MOST_OPENED = 2000

export const openedReferences = (): ReadonlySet<string> => new Set(readStored(OPENED)?.split(' '))

export function rememberOpened(reference: string): void {
  const opened = [...openedReferences()].filter((one) => one !== reference)
  store(OPENED, [...opened, reference].slice(-MOST_OPENED).join(' '))
}
