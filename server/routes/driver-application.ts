import { type Context, Hono, type HonoRequest } from 'hono'
import { driver } from '../../domain/driver.ts'
import { en } from '../../domain/messages/en.ts'
import { problemTexts } from '../../domain/messages/problem-text.ts'
import { readPooled, uploadBodies, uploadsOf } from '../http/body.ts'
import { refusals } from '../http/error-messages.ts'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { addressOf } from '../http/request-address.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { type Accepted, answerForm, type Refused, refuseMethod } from '../pages/answer-form.ts'
import type { PageTemplates } from '../pages/page-templates.ts'
import type { Services } from '../services.ts'
import { parseUpload, readUpload, withoutFiles } from '../submissions/parse-upload.ts'
import { submit } from '../submissions/submit.ts'

/** Driver applications with a resume; there is no such address unless they are delivered. */
export function driverApplicationRoutes(services: Services, templates: PageTemplates): Hono {
  if (services.config.driverApplications !== 'live') return new Hono()
  return new Hono()
    .post(PATH, async (context) => {
      const address = addressOf(context, services.config.trustProxy)
      const result = (await uploadsOf(address, () => receive(context, address, services))) ?? busy
      if ('refusal' in result) services.metrics.refused(result.refusal.reason)
      const isHtmlForm = acceptsPage(context.req)
      return answerForm(context, isHtmlForm ? withFileMissing(result) : result, { isHtmlForm, templates })
    })
    .all(PATH, (context) => refuseMethod(context, 'POST'))
}

const PATH = driver.endpoint

const BUSY_SECONDS = 10

const blank = { form: driver, typed: {} }
const busy: Refused = { refusal: refusals.tooMany, retryAfter: BUSY_SECONDS, request: blank }

/** A script asks for JSON; a browser that sends the form itself asks for a page. */
const acceptsPage = (request: HonoRequest): boolean => (request.header('accept') ?? '').includes('text/html')

/** A page that comes back has lost its file. */
function withFileMissing(result: Accepted | Refused): Accepted | Refused {
  if ('reference' in result || !result.problems) return result
  const resume = `${en.problems.required}: ${en.problems.chooseFileAgain}`
  return { ...result, problems: { resume, ...result.problems } }
}

/** Checks run top to bottom; the first failure is the answer. */
async function receive(context: Context, address: string, services: Services): Promise<Accepted | Refused> {
  const { req } = context
  if (!isSameOrigin(req.raw.headers, services.config.siteUrl))
    return { refusal: refusals.foreign, request: blank }
  const contentType = req.header('content-type') ?? ''
  if (!/^multipart\/form-data *;/i.test(contentType) || req.header('content-encoding'))
    return { refusal: refusals.wrongUpload, request: blank }
  const key = idempotencyKey(req)
  if (key === 'malformed') return { refusal: refusals.badKey, request: blank }
  const { body, release } = await readPooled(req.raw, uploadBodies)
  try {
    if (body === 'too large') return { refusal: refusals.fileTooLarge, request: blank }
    if (body === 'overloaded')
      return { refusal: refusals.unavailable, retryAfter: BUSY_SECONDS, request: blank }
    if (body === 'aborted') return { refusal: refusals.unreadable, request: blank }
    return await store(body, { contentType, key: key.value, address }, services)
  } finally {
    release()
  }
}

interface Upload {
  contentType: string
  key: string | undefined
  address: string
}

async function store(
  body: Uint8Array,
  { contentType, key, address }: Upload,
  services: Services,
): Promise<Accepted | Refused> {
  const parsed = await parseUpload(driver, contentType, body)
  if ('message' in parsed) return { refusal: parsed, request: blank }
  const { answers, problems, files } = await readUpload(parsed)
  const request = withoutFiles(parsed)
  if (Object.keys(problems).length > 0) {
    const texts = problemTexts(problems, en)
    return { refusal: refusals.problems, problems: texts, request }
  }
  const result = await submit(
    { form: driver, answers, files, key, at: services.now(), check: parsed.check },
    address,
    services,
  )
  return 'reference' in result ? result : { ...result, request }
}
