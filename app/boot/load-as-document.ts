/**
 * Loads the page again, as the document that the server has: it reads and sends without the application, and what was
 * typed is filled in. Resolves to `false` where it cannot be had. The entry of the history stays a document.
 */
export async function loadAsDocument(): Promise<boolean> {
  const response = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined)
  if (!response?.ok) return false
  window.history.replaceState({ ...window.history.state, isDocument: true }, '')
  window.location.reload()
  return true
}
