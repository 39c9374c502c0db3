import type { Answers, ProblemTexts, SubmissionForm } from '../../../../domain/forms/form.ts'
import { hasFile } from '../../../../domain/forms/form.ts'
import { isRecord } from '../../../../domain/is-record.ts'
import { en } from '../../../../translations/en/en.ts'
import { formCheck } from '../form-check.ts'
import type { Ending } from './attempt.ts'

export interface PostResult {
  ending: Ending
  reference?: string | undefined
  page?: string | undefined
  isConfirmationWithheld?: boolean
  problems: ProblemTexts
  /** Why it was not taken, for the console. */
  error?: string
  /** The server's own sentence to the visitor. */
  message?: string | undefined
}

interface Submission {
  answers: Answers
  /** Everything in the form's controls, files included. */
  entered: FormData
  key: string
  onProgress?(share: number): void
}

export interface Reply {
  status: number
  text: string
}

/** What is sent and received; tests pass their own. */
export interface Wire {
  json(url: string, key: string, body: unknown): Promise<Reply>
  multipart(url: string, key: string, body: FormData, onProgress?: (share: number) => void): Promise<Reply>
}

const TIMEOUT_MS = 20_000

/** Of an upload since it last moved. What a system keeps on its way to a slow line, four megabytes, moves no bar meanwhile. */
const STANDSTILL_MS = 180_000

/** Sends once. A lost connection and a server that does not answer are outcomes like any other; throws where nothing could be sent. */
export async function post(
  form: SubmissionForm,
  { answers, entered, key, onProgress }: Submission,
  wire: Wire = browserWire(),
): Promise<PostResult> {
  const changed = await changedFile(entered)
  if (changed !== undefined) {
    const text = `${en.problems.required}: ${en.problems.changedFile}`
    return { ending: 'refused', problems: { [changed]: text }, error: text }
  }
  // What is thrown here, before anything has gone out, is not caught.
  const sent = hasFile(form)
    ? wire.multipart(form.endpoint, key, withCheck(entered), onProgress)
    : wire.json(form.endpoint, key, { formData: answers, formName: form.name, ...formCheck(entered) })
  try {
    return readReply(await sent)
  } catch (error) {
    return { ending: 'unknown', problems: {}, error: String(error) }
  }
}

/** The field of a file that can no longer be read. Sending it would fail as a lost connection does. */
async function changedFile(entered: FormData): Promise<string | undefined> {
  for (const [name, value] of entered)
    if (value instanceof File && value.size > 0)
      try {
        await value.slice(0, 1).arrayBuffer()
      } catch {
        return name
      }
  return undefined
}

export const browserWire = (standstillMs = STANDSTILL_MS): Wire => ({
  json: (url, key, body) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(async (response) => ({ status: response.status, text: await response.text() })),
  // `fetch` cannot report the progress of an upload.
  multipart(url, key, body, onProgress) {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Idempotency-Key', key)
    const began = performance.now()
    // It counts from the beginning.
    const extend = () => {
      request.timeout = performance.now() - began + standstillMs
    }
    extend()
    request.upload.onprogress = ({ loaded, total }) => {
      extend()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.send(body)
    return new Promise((resolve, reject) => {
      request.onload = () => resolve({ status: request.status, text: request.responseText })
      request.onerror = request.ontimeout = () => reject(new Error('The upload failed'))
    })
  },
})

function withCheck(entered: FormData): FormData {
  for (const [name, value] of Object.entries(formCheck(entered))) entered.set(name, value)
  return entered
}

interface Body {
  success?: unknown
  message?: unknown
  reference?: unknown
  page?: unknown
  confirmation?: unknown
  problems?: unknown
}

function readReply({ status, text }: Reply): PostResult {
  const isOk = status >= 200 && status < 300
  const body = parseBody(text)
  const message = asText(body.message)
  if (isOk && body.success === true)
    return {
      ending: 'stored',
      reference: asText(body.reference),
      page: asPage(body.page),
      ...(body.confirmation === 'waits' && { isConfirmationWithheld: true }),
      problems: {},
    }
  return {
    ending: status < 500 && body.success === false ? 'refused' : 'unknown',
    problems: asProblems(body.problems),
    message,
    error: message ?? (isOk ? 'Failed to send email' : `HTTP error! status: ${status}`),
  }
}

/** A reply that is not ours, a proxy's page for example, counts as empty. */
function parseBody(text: string): Body {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const asPage = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(https?:\/\/[^/]+)?\/requests\//.test(value) ? value : undefined

const asProblems = (value: unknown): ProblemTexts =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      )
    : {}
