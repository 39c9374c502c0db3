import { expect, test } from 'vitest'
import { mailErrorText } from './mail-error.ts'

test.each([
  ['550 RCPT TO', 'Their server doesn’t know the address (550)'],
  ['451 DATA', 'Their server was busy (451)'],
  ['552 DATA', 'Their mailbox is full (552)'],
  ['535 AUTH', 'The mail server refuses our sign-in (535)'],
  ['ETIMEDOUT', 'The mail server didn’t answer in time'],
  ['EODD', 'Sending failed (EODD)'],
])('%s is explained', (code, text) => expect(mailErrorText(code)).toBe(text))
