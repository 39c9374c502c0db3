import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  // The one without a window takes half of the processor's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium that the journeys run in: the one that is there, else Playwright's own; `undefined` if neither is. */
export function chromiumPath(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

/** Runs in a page. A browser without a window moves its pointer into the corner by itself, which no visitor did. */
export function ignorePointerInCorner(): void {
  const ignore = (event: Event) => {
    const { clientX, clientY } = event as PointerEvent
    if (clientX === 0 && clientY === 0) event.stopImmediatePropagation()
  }
  for (const type of ['pointerover', 'pointermove', 'mousemove']) addEventListener(type, ignore, true)
}

/** Run as a program, it makes sure that there is one: Playwright's installer, else the system's packages. */
function ensureChromium(): void {
  const ways = [
    ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  ] as const
  for (const [command, ...parameters] of ways) {
    if (chromiumPath() !== undefined) return
    console.log(`No browser for the journeys yet: ${command} ${parameters.join(' ')}`)
    spawnSync(command, parameters, { stdio: 'inherit', timeout: 300_000 })
  }
  if (chromiumPath() === undefined)
    throw new Error('No Chromium could be found or installed; set CHROMIUM_PATH.')
}

if (import.meta.main) ensureChromium()
