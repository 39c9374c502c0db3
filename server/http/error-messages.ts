import { en } from '../../translations/en/en.ts'

/** A refused request: its status and the sentence that a visitor reads. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503
  message: string
  /** Its name in the metrics. */
  reason: string
}

/** An outage may be over by then. */
export const OUTAGE_SECONDS = 10
/** Staff make room on a full disk, or a backup leaves the machine, in about that time. */
export const FULL_SECONDS = 3600

const { responses: answers } = en

export const ACCEPTED = answers.accepted

/** Every refusal. Visitors get no other error text, neither ours nor a library's. */
export const refusals = {
  unreadable: { reason: 'unreadable', status: 400, message: answers.unreadable },
  noToken: { reason: 'noToken', status: 401, message: answers.noToken },
  foreign: { reason: 'foreign', status: 403, message: answers.foreignOrigin },
  notFound: { reason: 'notFound', status: 404, message: answers.notFound },
  wrongMethod: { reason: 'wrongMethod', status: 405, message: answers.wrongMethod },
  tooLarge: { reason: 'tooLarge', status: 413, message: answers.tooLarge },
  mailTooLarge: { reason: 'tooLarge', status: 413, message: answers.mailTooLarge },
  conversationFull: { reason: 'conversationFull', status: 413, message: answers.conversationFull },
  staffTextFull: { reason: 'conversationFull', status: 413, message: answers.staffTextFull },
  fileTooLarge: { reason: 'tooLarge', status: 413, message: answers.fileTooLarge },
  wrongUpload: { reason: 'unknownType', status: 415, message: answers.wrongUpload },
  wrongMail: { reason: 'unknownType', status: 415, message: answers.wrongMail },
  unknownType: { reason: 'unknownType', status: 415, message: answers.unknownType },
  notAForm: { reason: 'notAForm', status: 422, message: answers.notAForm },
  unknownForm: { reason: 'unknownForm', status: 422, message: answers.unknownForm },
  problems: { reason: 'problems', status: 422, message: answers.problems },
  badKey: { reason: 'badKey', status: 422, message: answers.badKey },
  keyReused: { reason: 'keyReused', status: 422, message: answers.keyReused },
  unknownLane: { reason: 'unknownLane', status: 422, message: answers.unknownLane },
  tooMany: { reason: 'tooMany', status: 429, message: answers.tooMany },
  tooManyFiles: { reason: 'tooMany', status: 429, message: answers.tooManyFiles },
  noFiles: { reason: 'unavailable', status: 503, message: answers.noFiles },
  failed: { reason: 'failed', status: 500, message: answers.failed },
  noNews: { reason: 'noNews', status: 502, message: answers.noNews },
  unavailable: { reason: 'unavailable', status: 503, message: answers.unavailable },
} as const satisfies Record<string, Refusal>
