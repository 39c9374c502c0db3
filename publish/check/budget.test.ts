import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { budget, overBudget, weigh } from './budget.ts'

const noise = (bytes: number) => randomBytes(bytes).toString('latin1')

test('the first view is the page and its fonts', () => {
  const page = { html: '<p>'.repeat(100), styles: ['p{color:red}'], scripts: ['go()'] }
  const weight = weigh(page, [300, 200])
  expect(weight).toMatchObject({ fonts: 500, firstView: weight.html + 500 })
  expect(weight.html).toBeGreaterThan(3)
  expect(overBudget(weight)).toEqual([])
})

test('scripts before the first sign of intent may not grow over 5 kB', () => {
  const weight = weigh({ html: '', styles: [], scripts: [noise(6000)] }, [])
  expect(overBudget(weight).join()).toContain('scripts')
})

test('exactly the budget is within it', () => expect(overBudget(budget)).toEqual([]))
