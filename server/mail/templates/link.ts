import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { submissionTemplate } from '../email-template.ts'
import { companyLine, knownLane, requestPageAction } from './confirmation.ts'

/** The address of a request's page, sent again to who asked for it. */
export const link = submissionTemplate({
  manner: 'automatic',
  payload: z.object({}),
  content(input) {
    const { submission, form, texts } = input
    const { noun } = formTexts(form)
    return {
      subject: texts.link.subject(noun, submission.reference),
      preheader: texts.link.line,
      label: company.phone.shown,
      blocks: [
        {
          kind: 'head',
          eyebrow: [texts.link.yours(noun), { text: submission.reference, isStrong: true, isUnbroken: true }],
          headline: knownLane(input) ?? texts.link.headline(noun),
          lines: [{ tone: 'ink', runs: [texts.link.line] }],
        },
        requestPageAction(input, texts.link.page(noun)),
      ],
      footer: [`${companyLine}\n${texts.link.why}`],
    }
  },
})
