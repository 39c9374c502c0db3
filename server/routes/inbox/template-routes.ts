import { Hono } from 'hono'
import { readTemplate, type TemplateProblems } from '../../../domain/quotes/read-template.ts'
import { en } from '../../../translations/en/en.ts'
import { enTemplates } from '../../../translations/en/staff/templates.ts'
import { requireRole, type SignedInContext, type SignedInEnv } from '../../accounts/require-role.ts'
import type { Dependencies } from '../../dependencies.ts'
import { withBody } from '../../http/bodies/json-body.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import {
  listTemplates,
  removeTemplate,
  saveTemplate,
  type TemplateChange,
} from '../../inbox/stored-templates.ts'
import { bodies } from './bodies.ts'

/** Texts to begin a reply or a quote with. Staff use them, owners change them. */
export function inboxTemplateRoutes(dependencies: Dependencies) {
  const { store } = dependencies
  const owner = requireRole(dependencies, 'owner')
  return new Hono<SignedInEnv>()
    .get('/templates', (context) => templatesResponse(context, 200))
    .put('/templates/:id', owner, (context) =>
      withBody(context, bodies.template, async (typed) => {
        const read = readTemplate({ ...typed, id: context.req.param('id') })
        if ('problems' in read) return refuse(context, refusals.problems, problemTexts(read.problems))
        const outcome = await store.transact((transaction) => saveTemplate(transaction, read.template))
        return outcome === 'too many'
          ? refuse(context, refusals.problems, { name: enTemplates.tooMany })
          : changeResponse(context, outcome)
      }),
    )
    .delete('/templates/:id', owner, (context) =>
      withBody(context, bodies.removeTemplate, async ({ version }) => {
        const id = context.req.param('id')
        return changeResponse(
          context,
          await store.transact((transaction) => removeTemplate(transaction, { id, version })),
        )
      }),
    )

  function changeResponse(context: SignedInContext, outcome: TemplateChange): Promise<Response> {
    return templatesResponse(context, outcome === 'conflict' ? 409 : 200)
  }

  /** All templates as they are now; a conflict shows them, too. */
  async function templatesResponse(context: SignedInContext, status: 200 | 409): Promise<Response> {
    const templates = await store.transact(listTemplates)
    return context.json(
      status === 200 ? { templates } : { success: false, message: en.inbox.conflict, templates },
      status,
    )
  }
}

const problemTexts = (problems: TemplateProblems): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path, enTemplates.problemText(problem)]),
  )
