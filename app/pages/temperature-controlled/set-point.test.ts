import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SetPoint } from './set-point.tsx'

const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(SetPoint)))

test('the page shows an example without scripts, and names it to screen readers', () => {
  expect(markup).toContain('aria-valuetext="−10 °F (−23 °C), Deep freeze"')
  expect(markup).toMatch(/role="status"><h3>Deep freeze</)
})

test('the button carries the service and the set point in both units into the quote', () => {
  const [, query = ''] = /href="\/quote\?([^"]*)"/.exec(markup.replaceAll('&amp;', '&')) ?? []
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    services: 'Temperature Controlled',
    additionalInfo: 'Set point: −10 °F (−23 °C).',
  })
})
