import { z } from 'zod'
import { normalizedEmail } from '../../../domain/email-address.ts'
import { submissionStates } from '../../../domain/inbox.ts'

const MAX_TEXT = 10_000
const MAX_EMAIL = 254

const text = z.string().trim().min(1).max(MAX_TEXT)
const email = z.string().max(MAX_EMAIL).transform(normalizedEmail)
const version = z.int()

/** The JSON bodies of the inbox's calls. */
export const bodies = {
  change: z.object({
    version,
    state: z.enum(submissionStates).exclude(['withdrawn']).optional(),
    owner: email.nullable().optional(),
  }),
  note: z.object({ text }),
  reply: z.object({ version, text }),
  takeBack: z.object({ version }),
  answeredElsewhere: z.object({ version, text: z.string().trim().max(MAX_TEXT).default('') }),
  viewing: z.object({ isWriting: z.boolean().default(false) }),
  password: z.object({ password: z.string() }),
  erase: z.object({ email: email.refine((typed) => typed.includes('@')), password: z.string() }),
  list: z.object({
    text: z.string().default(''),
    form: z.string().optional(),
    state: z.string().optional(),
    owner: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    due: z.string().optional(),
    after: z.string().optional(),
    limit: z.union([z.int(), z.string()]).optional(),
  }),
}
