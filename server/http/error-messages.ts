import { en } from '../../domain/messages/en.ts'

/** A refused request: its status and the sentence that a visitor reads. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503
  message: string
}

const { answers } = en

export const ACCEPTED = answers.accepted

/** Every refusal. No other text of ours or of any library reaches a visitor. */
export const refusals = {
  unreadable: { status: 400, message: answers.unreadable },
  foreign: { status: 403, message: answers.foreignOrigin },
  notFound: { status: 404, message: answers.notFound },
  wrongMethod: { status: 405, message: answers.wrongMethod },
  tooLarge: { status: 413, message: answers.tooLarge },
  unknownType: { status: 415, message: answers.unknownType },
  notAForm: { status: 422, message: answers.notAForm },
  unknownForm: { status: 422, message: answers.unknownForm },
  problems: { status: 422, message: answers.problems },
  badKey: { status: 422, message: answers.badKey },
  keyReused: { status: 422, message: answers.keyReused },
  unknownLane: { status: 422, message: answers.unknownLane },
  tooMany: { status: 429, message: answers.tooMany },
  failed: { status: 500, message: answers.failed },
  noNews: { status: 502, message: answers.noNews },
  unavailable: { status: 503, message: answers.unavailable },
} as const satisfies Record<string, Refusal>
