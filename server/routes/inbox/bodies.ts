import { z } from 'zod'
import { locales } from '../../../domain/locale.ts'
import { decisionWays } from '../../../domain/quotes/quotes.ts'
import { dispatchMails } from '../../../domain/staff/dispatch-mail.ts'
import { staffRoles } from '../../../domain/staff/roles.ts'
import { submissionStates } from '../../../domain/submissions/inbox.ts'
import { normalizedEmail, readEmail } from '../../../domain/text/email-address.ts'

export const MAX_TEXT = 10_000
const MAX_EMAIL = 254
const MAX_NAME = 100
/** As many as a page of the list holds. */
const MAX_CHANGES = 200

const MAX_VIEW_NAME = 40
const MAX_VIEW_QUERY = 500
/** As long as what is searched for. */
const MAX_VIEW_TEXT = 200

const text = z.string().trim().min(1).max(MAX_TEXT)
const email = z.string().max(MAX_EMAIL).transform(normalizedEmail)
const version = z.int()
/** The quote itself says how many are too many. */
const MAX_LIST = 1000
const set = {
  state: z.enum(submissionStates).exclude(['withdrawn', 'quoted', 'accepted', 'booked']).optional(),
  owner: email.nullable().optional(),
  followUpOn: z.iso.date().nullable().optional(),
}
const line = z.object({ label: z.string(), amount: z.string() })
const extra = line.extend({ per: z.string().optional() })
const strings = z.array(z.string()).max(MAX_LIST)
const template = z.object({
  version,
  locale: z.enum(locales),
  name: z.string(),
  form: z.string(),
  services: strings,
  words: strings,
})

export const bodies = {
  change: z.object({ version, ...set }),
  changes: z.object({
    changes: z.array(z.object({ reference: z.string(), version, ...set })).max(MAX_CHANGES),
  }),
  note: z.object({ text }),
  view: z.object({
    name: z.string().trim().min(1).max(MAX_VIEW_NAME),
    query: z.string().max(MAX_VIEW_QUERY),
    text: z.string().trim().max(MAX_VIEW_TEXT).default(''),
  }),
  /** Its text and files are read as those of any message. */
  reply: z.object({
    version,
    text: z.string().max(MAX_TEXT),
    to: z.string().optional(),
    isSenders: z.boolean().optional(),
    copies: z.array(z.string()).max(MAX_LIST).optional(),
    subject: z.string().optional(),
    files: z.array(z.unknown()).default([]),
  }),
  takeBack: z.object({ version }),
  done: z.object({ version, seen: z.string().optional() }),
  settings: z.object({ mail: z.partialRecord(z.enum(dispatchMails), z.boolean()) }),
  answeredElsewhere: z.object({ version, text: z.string().trim().max(MAX_TEXT).default('') }),
  /** What is wrong with it is said beside the field. */
  senderEmail: z.object({ version, email: z.string() }),
  answers: z.object({
    version,
    answers: z.record(z.string().max(MAX_NAME), z.union([z.string(), z.number(), z.boolean(), strings])),
  }),
  quote: z.object({
    version,
    currency: z.string(),
    lines: z.array(line).max(MAX_LIST),
    validUntil: z.string(),
    transitDays: z.object({ low: z.number(), high: z.number() }).optional(),
    pickup: z.object({ from: z.string(), to: z.string() }).optional(),
    equipment: z.string().optional(),
    includes: strings.optional(),
    extras: z.array(extra).max(MAX_LIST).optional(),
    note: z.string().optional(),
  }),
  decision: z.object({
    version,
    quote: z.int(),
    decision: z.enum(['accepted', 'declined']),
    by: z.enum(decisionWays),
    name: z.string().optional(),
    purchaseOrder: z.string().optional(),
    at: z.string().optional(),
    reason: z.string().optional(),
    note: z.string().optional(),
  }),
  booking: z.object({ version, note: text.optional() }),
  newMember: z.object({
    email: email.refine((typed) => 'answer' in readEmail(typed)),
    name: z.string().trim().max(MAX_NAME).default(''),
    role: z.enum(staffRoles),
  }),
  role: z.object({ role: z.enum(staffRoles) }),
  reset: z.object({ isPhoneLost: z.boolean().default(false) }),
  /** Its parts say themselves what is wrong with them. */
  template: z.discriminatedUnion('kind', [
    template.extend({ kind: z.literal('reply'), text: z.string() }),
    template.extend({
      kind: z.literal('quote'),
      equipment: z.string(),
      lines: z.array(line).max(MAX_LIST),
      includes: strings,
      extras: z.array(extra).max(MAX_LIST),
      note: z.string(),
      validHours: z.number().nullable(),
    }),
  ]),
  removeTemplate: z.object({ version }),
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
    unanswered: z.union([z.boolean(), z.string()]).optional(),
    open: z.union([z.boolean(), z.string()]).optional(),
    sort: z.string().optional(),
    after: z.string().optional(),
    limit: z.union([z.int(), z.string()]).optional(),
  }),
}
