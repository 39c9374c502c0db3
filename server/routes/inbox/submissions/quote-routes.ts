import { Hono } from 'hono'
import type { ProblemTexts } from '../../../../domain/forms/form.ts'
import { type QuoteProblems, readQuote } from '../../../../domain/quotes/read-quote.ts'
import { decisionProblemTexts } from '../../../../translations/decision-problems.ts'
import { enQuotes } from '../../../../translations/en/quotes.ts'
import type { SignedInEnv } from '../../../accounts/require-role.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { withBody } from '../../../http/bodies/json-body.ts'
import { refusals } from '../../../http/error-messages.ts'
import { refuse } from '../../../http/error-responses.ts'
import { findLaneQuotes } from '../../../quotes/lane-quotes.ts'
import { recordDecision } from '../../../quotes/record-decision.ts'
import { bookQuote, quoteSender } from '../../../quotes/send-quote.ts'
import { bodies } from '../bodies.ts'
import { author, changeResponse } from './change-response.ts'

export const inboxQuoteRoutes = (dependencies: Dependencies) =>
  new Hono<SignedInEnv>()
    .post('/submissions/:reference/quotes', (context) =>
      withBody(context, bodies.quote, async ({ version, ...typed }) => {
        const read = readQuote(typed, dependencies.now())
        if ('problems' in read) return refuse(context, refusals.problems, problemTexts(read.problems))
        const result = await quoteSender(dependencies, { ...author(context, dependencies), version, ...read })
        if (result.outcome === 'changed') dependencies.mailer.wake()
        return changeResponse(context, dependencies, result)
      }),
    )
    .post('/submissions/:reference/decision', (context) =>
      withBody(context, bodies.decision, async (typed) => {
        const result = await recordDecision(dependencies, author(context, dependencies), typed)
        if ('problems' in result)
          return refuse(context, refusals.problems, decisionProblemTexts(result.problems))
        if (result.outcome === 'changed') dependencies.mailer.wake()
        return changeResponse(context, dependencies, result)
      }),
    )
    .post('/submissions/:reference/booking', (context) =>
      withBody(context, bodies.booking, async ({ version, note }) => {
        const result = await bookQuote(dependencies, { ...author(context, dependencies), version, note })
        if (result.outcome === 'changed') dependencies.mailer.wake()
        return changeResponse(context, dependencies, result)
      }),
    )
    .get('/lane-quotes', async (context) => {
      const { from = '', to = '' } = context.req.query()
      const quotes = await findLaneQuotes(dependencies, from.slice(0, MAX_PLACE), to.slice(0, MAX_PLACE))
      return context.json({ quotes })
    })

const MAX_PLACE = 500

const problemTexts = (problems: QuoteProblems): ProblemTexts =>
  Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, enQuotes.problems[problem]]))
