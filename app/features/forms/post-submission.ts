import type { Answers } from '../../../domain/form.ts'
import type { ProblemTexts } from '../../../domain/messages/problem-text.ts'
import type { Ending } from './attempt.ts'

/** How the server took a submission. */
export interface Outcome {
  ending: Ending
  reference?: string | undefined
  problems: ProblemTexts
  /** Why it was not taken, for the log. */
  error?: string
  /** The server's own sentence to the visitor. */
  message?: string | undefined
}

interface Posting {
  formName: string
  formData: Answers
  key: string
}

const PATIENCE = 20_000

/** Sends once; a lost connection and a silent server are outcomes like any other. */
export async function post(
  { formName, formData, key }: Posting,
  wire: typeof fetch = fetch,
): Promise<Outcome> {
  try {
    const response = await wire('/api/send-quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ formData, formName }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return readAnswer(response, await readBody(response))
  } catch (error) {
    return { ending: 'unknown', problems: {}, error: String(error) }
  }
}

interface Body {
  success?: unknown
  message?: unknown
  reference?: unknown
  problems?: unknown
}

/** An answer that is not ours (a proxy's page, say) has nothing to tell. */
async function readBody(response: Response): Promise<Body> {
  const text = await response.text()
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

function readAnswer({ ok, status }: Response, body: Body): Outcome {
  const message = asWords(body.message)
  if (ok && body.success === true)
    return { ending: 'stored', reference: asWords(body.reference), problems: {} }
  return {
    ending: status < 500 && body.success === false ? 'refused' : 'unknown',
    problems: asProblems(body.problems),
    message,
    error: message ?? (ok ? 'Failed to send email' : `HTTP error! status: ${status}`),
  }
}

const asWords = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const asProblems = (value: unknown): ProblemTexts =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      )
    : {}
