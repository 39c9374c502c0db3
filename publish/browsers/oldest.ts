/** The oldest browsers in which everything works; `docs/browsers.md` says what older ones get. */
export const oldest = { chrome: '109', edge: '109', firefox: '115', safari: '16.4', ios: '16.4' }

/** The same as Vite names them. */
export const targets = Object.entries(oldest).map(([browser, version]) => browser + version)
