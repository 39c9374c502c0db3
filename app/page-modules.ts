import { type ClientInstrumentation, type DataRouteObject, matchRoutes } from 'react-router'

/** What React Router keeps in the window. */
interface RouterWindow {
  __reactRouterDataRouter: { routes: DataRouteObject[] }
  __reactRouterManifest: { routes: Record<string, { module: string; imports?: string[] } | undefined> }
  __reactRouterRouteModules: Record<string, unknown>
}

/**
 * Where a module of the page that a link leads to is missing, as after an upgrade, the browser follows the link itself.
 * React Router would load the present page again, and the press would be lost. It must be told the path as text: of an
 * object it hands on less.
 */
export const followWherePartIsMissing: ClientInstrumentation = {
  router({ instrument }) {
    let latest = 0
    instrument({
      async navigate(go, { to }) {
        const mine = ++latest
        // Back and Forward change the address first: what is loaded again is then the right page.
        const missing = typeof to === 'string' ? neededRoutes(to) : []
        if (missing.length === 0) return void (await go())
        const { href } = window.location
        const isLoaded = await canImport(missing.map(({ module }) => module))
        // Somebody went elsewhere meanwhile.
        if (mine !== latest || href !== window.location.href) return never
        if (isLoaded) return void (await go())
        window.location.assign(String(to))
        return never
      },
    })
  },
}

const canImport = (urls: readonly string[]): Promise<boolean> =>
  Promise.all(urls.map((url) => import(/* @vite-ignore */ url))).then(
    () => true,
    () => false,
  )

/** Once a navigation is over, React Router goes on by itself. */
const never = new Promise<never>(() => {})

/** A pointer that only passes over a link fetches nothing. */
const INTENT_MS = 100

/**
 * Fetches what the page needs whose link is pointed at. A failure is left to the press: where React Router fetches it, a
 * failure loads the present page again.
 */
export function prefetchPagesOnIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element && target.closest('a[href]:not([data-opens])')
    if (link instanceof HTMLAnchorElement && link.origin === window.location.origin)
      timer = setTimeout(prefetchPage, INTENT_MS, link.href)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onIntent, { passive: true })
}

const prefetched = new Set<string>()

function prefetchPage(url: string): void {
  for (const href of neededRoutes(url).flatMap(({ module, imports = [] }) => [module, ...imports])) {
    if (prefetched.has(href)) continue
    prefetched.add(href)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}

/** The routes of a page whose modules have not been loaded. */
function neededRoutes(url: string): { module: string; imports?: string[] }[] {
  const { __reactRouterDataRouter, __reactRouterManifest, __reactRouterRouteModules } =
    window as unknown as RouterWindow
  const { pathname } = new URL(url, window.location.href)
  return (matchRoutes(__reactRouterDataRouter.routes, pathname) ?? []).flatMap(({ route }) =>
    route.id in __reactRouterRouteModules ? [] : (__reactRouterManifest.routes[route.id] ?? []),
  )
}
