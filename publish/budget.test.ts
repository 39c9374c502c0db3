import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { budget, overBudget, weigh } from './budget.ts'

const noise = (bytes: number) => randomBytes(bytes).toString('latin1')

test('the first view is the page and its fonts', async () => {
  const weight = await weigh({ html: 'a'.repeat(9000), styles: ['p{color:red}'], scripts: ['go()'] }, [
    Buffer.alloc(500),
  ])
  expect(weight.fonts).toBe(500)
  expect(weight.firstView).toBe(weight.html + 500)
  expect(overBudget(weight)).toEqual([])
})

test('scripts before the first sign of intent may not grow over 5 kB', async () => {
  const weight = await weigh({ html: '', styles: [], scripts: [noise(6000)] }, [])
  expect(overBudget(weight).join()).toContain('scripts')
})

test('exactly the budget is within it', () => expect(overBudget(budget)).toEqual([]))
