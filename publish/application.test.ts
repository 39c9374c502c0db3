import { expect, test } from 'vitest'
import { applicationOf } from './application.ts'
import { apply, parsePage } from './page-edits.ts'

const modules = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client-1.js");`

const page = parsePage(
  [
    '<html><head><link rel="modulepreload" href="/assets/entry.client-1.js"/>',
    '<link rel="modulepreload" href="/assets/shared-1.js"/></head><body><p>Words</p>',
    '<script>(() => {})("react-router-scroll-positions")</script>',
    '<script>window.__reactRouterContext = {};</script>',
    `<script type="module" async="">${modules}</script>`,
    '<script>window.__reactRouterContext.streamController.enqueue("[]");</script>',
    '<script>window.__reactRouterContext.streamController.close();</script>',
    '<script type="application/ld+json">{"@type":"Service"}</script></body></html>',
  ].join(''),
)

test('script elements stay where they are, without their code, and preloads go', () => {
  const left = apply(page, applicationOf(page, ['/assets/overlay-1.js', '/assets/shared-1.js']).edits)
  expect(left).toContain(
    '<p>Words</p><script></script><script></script><script type="module" async=""></script>',
  )
  expect(left).not.toContain('modulepreload')
  expect(left).not.toContain('reactRouter')
})

test('structured data stays', () => {
  expect(apply(page, applicationOf(page, ['/assets/overlay-1.js', '/assets/shared-1.js']).edits)).toContain(
    '{"@type":"Service"}',
  )
})

test('the module sets everything up before it loads the entry', () => {
  const { start, entry } = applicationOf(page, ['/assets/overlay-1.js', '/assets/shared-1.js'])
  expect(entry).toBe('/assets/entry.client-1.js')
  const order = [
    '__reactRouterRouteModules',
    '__reactRouterContext = ',
    'enqueue',
    'close',
    `import("${entry}")`,
  ]
  const places = order.map((text) => start.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('every part is imported on its own, what was to be preloaded first', () => {
  const { start } = applicationOf(page, ['/assets/overlay-1.js', '/assets/shared-1.js'])
  expect(start).not.toMatch(/^import /m)
  expect(start).toContain('["/assets/shared-1.js","/assets/manifest-1.js","/assets/root-1.js"]')
  expect(start).toContain('const [,,route0] = loaded')
})

test('what a press may need is fetched without being run, each urlPath once', () => {
  expect(applicationOf(page, ['/assets/overlay-1.js', '/assets/shared-1.js']).start).toContain(
    'const others = ["/assets/entry.client-1.js","/assets/overlay-1.js"]',
  )
})

test('the page is not scrolled by the application when it comes', () => {
  expect(applicationOf(page, ['/assets/overlay-1.js', '/assets/shared-1.js']).start).not.toContain('scroll')
})

test('a script that is not known stops the build', () => {
  const changed = parsePage(
    page.html.replace('(() => {})', 'track()').replace('react-router-scroll-positions', ''),
  )
  expect(() => applicationOf(changed, [])).toThrow('unknown scripts')
})
