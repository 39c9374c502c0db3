import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
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

/** What journeys and bench start a browser with: it does nothing of its own, whoever runs it. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that the journeys run in: the one that is there, else Playwright's own; `undefined` if neither is. */
export function chromiumPath(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

/** Of the package, packed; for Linux on x64 alone. */
const PACKED_OLDEST = 'node_modules/@sparticuz/chromium/bin/chromium.br'

/** Chromium 109, the oldest in which everything works; `undefined` where there is none for this machine. */
export const oldestChromiumPath: string | undefined =
  process.platform === 'linux' && process.arch === 'x64'
    ? path.resolve('node_modules/.cache/chromium-109')
    : undefined

async function unpackOldest(): Promise<void> {
  if (oldestChromiumPath === undefined || existsSync(oldestChromiumPath)) return
  mkdirSync(path.dirname(oldestChromiumPath), { recursive: true })
  const partial = `${oldestChromiumPath}.partial`
  const file = createWriteStream(partial, { mode: 0o755 })
  await pipeline(createReadStream(PACKED_OLDEST), createBrotliDecompress(), file)
  renameSync(partial, oldestChromiumPath)
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

if (import.meta.main) {
  ensureChromium()
  await unpackOldest()
}
