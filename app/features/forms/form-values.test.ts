import { expect, test } from 'vitest'
import { login } from '../../../domain/login.ts'
import { quote } from '../../../domain/quote.ts'
import { keepable, prefilled, requiredGiven } from './form-values.ts'

test('a link fills in only the fields that it names and that exist', () => {
  expect(prefilled(quote, '?services=LTL&services=Full+Truckload&pickupLocation=Banff&email=&x=1')).toEqual({
    services: ['LTL', 'Full Truckload'],
    pickupLocation: 'Banff',
  })
})

test('the progress counts required answers that can be taken, six in all', () => {
  const typed = {
    pickupLocation: 'Calgary',
    deliveryLocation: ' ',
    email: 'zoe@sample',
    phone: '1',
    company: 'X',
  }
  expect(requiredGiven(quote, typed)).toEqual({ given: 2, of: 6 })
})

test('a password is never kept', () => {
  expect(keepable(login, { email: 'a@b.ca', password: 'secret' })).toEqual({ email: 'a@b.ca' })
})
