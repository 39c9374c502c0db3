import { company } from '../../domain/company.ts'

/** Every sentence that a visitor can be answered with. No other text of ours or of any library reaches them. */
export interface Refusal {
  status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 502 | 503
  message: string
}

export const KEPT = 'Thank you. Your request is with dispatch.'

const orCall = `or call ${company.phone.shown}`

export const refusals = {
  unreadable: { status: 400, message: 'What arrived could not be read. Please send the form again.' },
  foreign: { status: 403, message: 'This form can be sent only from our own pages.' },
  nothingHere: { status: 404, message: 'There is nothing at this address.' },
  wrongMethod: { status: 405, message: 'This address does not take that kind of request.' },
  tooLarge: { status: 413, message: 'That is more text than this form can take. Please make it shorter.' },
  unknownType: { status: 415, message: 'Please send the form as JSON or as an ordinary web form.' },
  notAForm: { status: 422, message: 'What arrived is not a filled form. Please send the form again.' },
  unknownForm: { status: 422, message: 'There is no form of that name here.' },
  problems: { status: 422, message: 'Some answers need a look.' },
  badKey: {
    status: 422,
    message: 'The key of this request is too long or has characters that a key cannot have.',
  },
  keyReused: {
    status: 422,
    message: 'Other answers were already sent with this key. Please load the page again.',
  },
  tooMany: {
    status: 429,
    message: `Many requests came from your address just now. Please wait a minute, ${orCall}.`,
  },
  broken: { status: 500, message: `Something went wrong on our side. Please try again, ${orCall}.` },
  noNews: { status: 502, message: 'Unable to load news at this time. Please try again later.' },
  unavailable: {
    status: 503,
    message: `We cannot take your request just now. Please try again shortly, ${orCall}.`,
  },
} as const satisfies Record<string, Refusal>
