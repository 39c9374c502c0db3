import { isReference } from '../../domain/reference.ts'
import type { Services } from '../services.ts'
import type { Transaction } from '../store/database.ts'
import { findSubmission, type Submission } from '../store/submissions.ts'
import { isRequestKey } from '../submissions/request-key.ts'

/** The submission that a request's address opens. A wrong key and an unknown reference take the same steps. */
export async function findRequest(
  transaction: Transaction,
  { config }: Pick<Services, 'config'>,
  reference: string,
  key: string,
): Promise<Submission | undefined> {
  const found = await findSubmission(transaction, isReference(reference) ? reference : NO_REFERENCE)
  const isKey = isRequestKey(key, found?.reference ?? NO_REFERENCE, found?.keyVersion ?? 1, config.appSecret)
  return found && isKey ? found : undefined
}

const NO_REFERENCE = 'Q-000000'
