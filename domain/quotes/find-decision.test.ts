import { expect, test } from 'vitest'
import { findDecision } from './find-decision.ts'

const TOTAL = 492_000

const YES = [
  'Yes, booked at 4,920, PO 77812. Please go ahead.',
  'Yes please go ahead.',
  'Go ahead with this one',
  'Good morning Dana,\n\nLet’s book it.\n\nThanks,\nPriya',
  'We accept your quote of $4,920.00.',
  'I accept.',
  'Accepted',
  'Approved! PO# 4500123',
  'Confirmed.\nThanks\nJoe',
  'Perfect, book it.',
  'No problem, go ahead and book it for Tuesday.',
  'Please proceed with the load. If you have any questions, call me.',
  'Sounds good. Please book. Let me know if you need anything else.',
  'We’ll take it at 4920.',
  'You have the load. Freight is 42,000 lbs, ready at 8 a.m.',
  'We would like to proceed.',
  'We confirm. Pickup for 1400 h is fine.',
  'OK, approved. Purchase order: AB-99120',
  'go ahead\n\n-- \nIf you are not the intended recipient, please do not read this but delete it.',
  'Please schedule pickup. What time does the driver come?',
  'Oui, allez-y.',
  'Bonjour, nous acceptons la soumission. Bon de commande 88-112.',
  'C’est accepté, merci!',
  'On confirme. Pas de problème pour mardi.',
  'Bon pour accord.',
  'Vous pouvez y aller.',
]

const NO = [
  'We’ll pass on this one, thanks.',
  'No thanks.',
  'We went with another carrier.',
  'Sorry, the load is covered.',
  'It has already been booked elsewhere.',
  'Thank you, but no: we will not be moving forward.'.replace('but no: ', ''),
  'We no longer need this truck.',
  'Please cancel this request.',
  'I have to decline.',
  'Non merci.',
  'Nous ne donnerons pas suite.',
  'Nous avons choisi un autre transporteur.',
]

const NEITHER = [
  'Yes, until noon. Ring at gate 4.',
  'Yes',
  'OK thanks',
  'Ok, got it.',
  'No problem.',
  'Not a problem, thanks',
  'Not yet.',
  'Don’t book yet.',
  'Please do not go ahead.',
  'We can’t accept this price.',
  'Yes, but can you do 4,500?',
  'Go ahead if you can deliver on Friday.',
  'Go ahead at 4,500.',
  'We accept $4,200.',
  'We’ll take it for 4500 all in',
  'Looks good, I will confirm tomorrow.',
  'Booked? Not sure, let me check.',
  'Please hold off, we go ahead once my boss approves.',
  'Should we go ahead?',
  'Can you do better on the rate?',
  'Too high for us.',
  'What does it cost if we load on Monday?',
  'Thanks for the quote, I’ll get back to you.',
  'Yes, however we need Tuesday.',
  'We are waiting for approval before we accept.',
  'We went with another carrier for the other load, please go ahead with this one.',
  'Is the truck booked?',
  'Oui, mais pas avant mardi.',
  'On vous revient demain pour confirmer.',
  'Nous acceptons si vous livrez vendredi.',
  'Pas de problème.',
  'Pas encore.',
  'Est-ce que le prix est accepté si on change la date?',
  'Nous n’acceptons pas.',
  'Please find attached the packing list.',
  '',
]

test.each(YES)('%j is a yes', (text) => {
  expect(findDecision(text, TOTAL)?.decision).toBe('accepted')
})

test.each(NO)('%j is a no', (text) => {
  expect(findDecision(text, TOTAL)?.decision).toBe('declined')
})

test.each(NEITHER)('%j says neither plainly', (text) => {
  expect(findDecision(text, TOTAL)).toBeUndefined()
})

test.each([
  ['Go ahead, PO 77812.', '77812'],
  ['Approved. P.O. number: A-4410', 'A-4410'],
  ['Booked. PO#PX9911', 'PX9911'],
  ['Go ahead. Purchase order is 12-88', '12-88'],
  ['Allez-y, bon de commande no 5512', '5512'],
  ['Go ahead, PO to follow.', undefined],
  ['Go ahead. PO Box 12, Calgary', undefined],
])('the purchase order in %j is %s', (text, order) => {
  expect(findDecision(text, TOTAL)?.purchaseOrder).toBe(order)
})

test('the words are the sentence that says it', () => {
  expect(findDecision('Hello Dana. Yes, booked at\n4,920, PO 77812. See you.', TOTAL)?.words).toBe(
    'Yes, booked at 4,920, PO 77812.',
  )
})

test('a text of 10,000 characters is read in no time that a person notices', () => {
  const began = performance.now()
  for (const part of ['go ahead ', 'no ', "n'", 'we would ', '1 234 ', 'if you have ', 'PO - - - '])
    findDecision(part.repeat(10_000 / part.length), TOTAL)
  expect(performance.now() - began).toBeLessThan(1000)
})
