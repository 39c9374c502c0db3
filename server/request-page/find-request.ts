import { isReference } from '../../domain/submissions/reference.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Transaction } from '../store/database.ts'
import { findKeyVersion, findSubmission, type Submission } from '../store/submissions/submissions.ts'
import { isRequestKey } from '../submissions/request-key.ts'

/** The submission that a request's address opens. A wrong key and an unknown reference take the same steps, in the same time. */
export async function findRequest(
  transaction: Transaction,
  { config }: Pick<Dependencies, 'config'>,
  reference: string,
  key: string,
): Promise<Submission | undefined> {
  const lookedUp = isReference(reference) ? reference : NO_REFERENCE
  const keyVersion = await findKeyVersion(transaction, lookedUp)
  const isKey = isRequestKey(key, lookedUp, keyVersion ?? 1, config.appSecret)
  return isKey && keyVersion !== undefined ? findSubmission(transaction, lookedUp) : undefined
}

const NO_REFERENCE = 'Q-000000'
