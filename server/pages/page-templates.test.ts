import { expect, test } from 'vitest'
import { apply, setAttributes, setInnerHtml } from '../../html/page-edits.ts'
import { buildSmallSite } from '../testing/built-site.ts'
import { editedPieces, pageTemplates } from './page-templates.ts'
import { readSite } from './site.ts'

const template = pageTemplates(readSite(buildSmallSite(), 'http://localhost:3000'))('/quote')

test('the pieces of an edited page are the edited page, beside characters of several bytes too', () => {
  if (!template) throw new Error('no page')
  const edits = template.elements
    .filter(({ tagName }) => tagName === 'input')
    .map((element) => setAttributes(element, { value: 'Zoë’s “café” 🚚' }))
  const heading = template.elements.filter(({ tagName }) => tagName === 'h1')
  const all = [...heading.map((element) => setInnerHtml(element, 'Größe’')), ...edits]
  expect(Buffer.concat(editedPieces(template, all)).toString()).toBe(apply(template, all))
  expect(Buffer.concat(editedPieces(template, [])).toString()).toBe(template.html)
})

test('what is not edited shares the memory of the page', () => {
  if (!template) throw new Error('no page')
  const [first] = editedPieces(template, [])
  expect(first?.buffer).toBe(template.bytes.buffer)
})
