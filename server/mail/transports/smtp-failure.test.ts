import { expect, test } from 'vitest'
import { failureOf, isSettingFault } from './smtp-failure.ts'

test.each([
  [{ responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' }, '550 RCPT TO', true],
  [{ responseCode: 554, command: 'DATA', code: 'EMESSAGE' }, '554 DATA', true],
  [{ responseCode: 552, command: 'MAIL FROM', code: 'EENVELOPE' }, '552 MAIL FROM', true],
  [{ responseCode: 550, command: 'MAIL FROM', code: 'EENVELOPE' }, '550 MAIL FROM', false],
  [{ responseCode: 451, command: 'DATA', code: 'EMESSAGE' }, '451 DATA', false],
  [
    { responseCode: 550, command: 'DATA', response: '550 5.4.5 Daily user sending limit exceeded' },
    '550 DATA',
    false,
  ],
  [
    { responseCode: 552, command: 'RCPT TO', response: '552 5.2.2 Mailbox quota exceeded' },
    '552 RCPT TO',
    false,
  ],
  [{ responseCode: 550, command: 'DATA', response: '550 5.7.1 Quotation refused as spam' }, '550 DATA', true],
  [{ responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' }, '535 AUTH PLAIN', false],
  [{ responseCode: 530, command: 'MAIL FROM', code: 'EENVELOPE' }, '530 MAIL FROM', false],
  [{ responseCode: 554, command: 'CONN', code: 'EPROTOCOL' }, '554 CONN', false],
  [{ responseCode: 454, command: 'STARTTLS', code: 'ETLS' }, 'ETLS', false],
  [{ code: 'ECONNREFUSED' }, 'ECONNREFUSED', false],
  [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'CERT_HAS_EXPIRED', false],
  [new TypeError('pat@shipper.example is not a function'), 'TypeError', false],
  [{ code: 'pat@shipper.example' }, 'unknown', false],
  ['thrown as a string', 'unknown', false],
])('%j has the code %s, final: %s', (error, code, final) => {
  expect(failureOf(error)).toEqual({ code, final, mayBeDelivered: false })
})

test.each([
  [{ code: 'ETIMEDOUT', isAfterData: true }, true],
  [{ code: 'EABORT', isAfterData: true }, true],
  [{ code: 'ETIMEDOUT', isAfterData: false }, false],
  [{ code: 'ECONNECTION', isAfterData: true }, false],
  [{ responseCode: 451, command: 'DATA', code: 'EMESSAGE', isAfterData: true }, false],
])('after %j the message may have been delivered: %s', (error, mayBeDelivered) => {
  expect(failureOf(error).mayBeDelivered).toBe(mayBeDelivered)
})

test.each([
  ['550 MAIL FROM', true],
  ['530 MAIL FROM', true],
  ['535 AUTH PLAIN', true],
  ['554 CONN', true],
  ['CERT_HAS_EXPIRED', true],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', true],
  ['ERR_TLS_CERT_ALTNAME_INVALID', true],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', true],
  ['ETLS', true],
  ['550 RCPT TO', false],
  ['552 MAIL FROM', false],
  ['451 MAIL FROM', false],
  ['ECONNREFUSED', false],
  ['ETIMEDOUT', false],
])('%s blames a setting: %s', (code, isSetting) => expect(isSettingFault(code)).toBe(isSetting))
