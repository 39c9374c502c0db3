import type { Services } from '../services.ts'
import type { Transaction } from '../store/database.ts'
import { findSubmission, type Submission } from '../store/submissions.ts'
import { isRequestKey } from '../submissions/request-key.ts'

const REFERENCE = /^[QCD]-[0-9A-HJKMNP-TV-Z]{6}$/

/** The submission that a request's address opens. A wrong key and an unknown reference take the same steps. */
export async function findRequest(
  transaction: Transaction,
  { config }: Pick<Services, 'config'>,
  reference: string,
  key: string,
): Promise<Submission | undefined> {
  const isReference = REFERENCE.test(reference)
  const found = await findSubmission(transaction, isReference ? reference : NO_REFERENCE)
  const isKey = isRequestKey(key, found?.reference ?? NO_REFERENCE, found?.keyVersion ?? 1, config.appSecret)
  return found && isKey ? found : undefined
}

const NO_REFERENCE = 'Q-000000'
