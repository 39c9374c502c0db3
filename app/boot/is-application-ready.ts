/** Whether the page was hydrated before: what is rendered from then on is not in the document that the server sent. */
export const isApplicationReady = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.app === 'ready'
