import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import { formNamed } from '../../../domain/forms/forms.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { calendarDay } from '../../../domain/time/company-time.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import type { Run } from '../email-content.ts'
import { plainTemplate } from '../email-template.ts'
import { companyLine } from './confirmation.ts'

const request = z.object({
  reference: z.string(),
  /** The form's name on the wire. */
  form: z.string(),
  /** `YYYY-MM-DD`. */
  day: z.string(),
  keyVersion: z.int(),
})

/** The addresses of the pages of all requests of one mailbox, newest first. It names no lane, as it outlives their erasure. */
export const links = plainTemplate({
  manner: 'automatic',
  payload: z.object({ requests: z.array(request) }),
  content({ payload: { requests }, context, texts, format }) {
    const line = ({ reference, form: name, day, keyVersion }: z.output<typeof request>): Run[] => {
      const form = formNamed(name)
      const noun = form ? capitalize(formTexts(form).noun) : name
      const href = context.siteUrl + context.requestPath(reference, keyVersion)
      return [
        { text: reference, href, isUnbroken: true },
        `\n${texts.links.one(noun, calendarDay(day, 'wholeDate', format.locale))}`,
      ]
    }
    return {
      subject: texts.links.subject(requests.length),
      preheader: texts.link.line,
      label: company.phone.shown,
      blocks: [
        {
          kind: 'head',
          eyebrow: [texts.links.eyebrow],
          headline: texts.links.headline(requests.length),
          lines: [{ tone: 'ink', runs: [texts.links.line] }],
        },
        { kind: 'text', paragraphs: requests.map(line) },
      ],
      footer: [`${companyLine}\n${texts.links.why}`],
    }
  },
})
