/** A click for this page; with a modifier key or another button it is for a new tab, a window or a download. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(button || ctrlKey || metaKey || shiftKey || altKey)

/** By its letter, or by its place on a keyboard with other letters. */
export const isSearchShortcut = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key)))

/** Arrow keys, Home and End choose another tab. */
export const isTabKey = ({ target, key }: KeyboardEvent): boolean =>
  (target as Element).matches('[role=tab]') && /^(Arrow|Home|End)/.test(key)

/** What does nothing, or something else, without the application. */
export const controlNeedingApp = (event: Event): HTMLElement | null =>
  (event.target as Element).closest('[data-opens]:not(form), button:not([popovertarget]), [role=tab]')
