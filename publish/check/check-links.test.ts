import { expect, test } from 'vitest'
import { parsePage } from '../page-edits.ts'
import { deadLinks } from './check-links.ts'

const urlPaths = new Set(['/', '/safety', '/favicon.svg'])
const deadIn = (html: string) =>
  deadLinks(
    new Map([
      ['/', parsePage(html)],
      ['/safety', parsePage('<h2 id="hours">Hours</h2>')],
    ]),
    urlPaths,
  )

test.each([
  '<a href="/safety">',
  '<a href="/safety#hours">',
  '<a href="/safety?from=home">',
  '<p id="here"><a href="#here">',
  '<form action="/api/send-quote">',
  '<a href="mailto:dispatch@bowline.example">',
  '<a href="https://elsewhere.example/gone">',
])('%s leads somewhere', (html) => expect(deadIn(html)).toEqual([]))

test.each([
  '<a href="/gone">',
  '<a href="/safety#gone">',
  '<a href="#gone">',
  '<img src="/gone.svg">',
  '<form action="/gone">',
])('%s leads nowhere', (html) => expect(deadIn(html)).toHaveLength(1))
