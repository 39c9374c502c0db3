import { mailLink, phoneLink } from '../../domain/contact-links.ts'
import { formTexts } from '../../translations/form-texts.ts'
import type { Block, Run } from './email-content.ts'
import type { SubmissionEmailInput } from './email-template.ts'
import { senderNameOf } from './highlights.ts'

type Input = SubmissionEmailInput<unknown>

export function contactBlock(input: Input): Block {
  const { form, submission, texts } = input
  const { answers } = submission
  const name = senderNameOf(input)
  // A carrier's company is the headline already.
  const organization = asText(answers.company)
  const phone = asText(answers[form.phone])
  const email = asText(answers[form.replyTo])
  return {
    kind: 'contact',
    title: organization ?? name,
    lines: [
      ...(organization === undefined ? [] : [name]),
      ...(phone === undefined ? [] : [link(phone, phoneLink(phone))]),
      ...(email === undefined
        ? []
        : [
            link(
              email,
              mailLink(email, texts.dispatch.contactSubject(formTexts(form).noun, submission.reference)),
            ),
          ]),
    ],
  }
}

const asText = (answer: unknown): string | undefined =>
  typeof answer === 'string' && answer !== '' ? answer : undefined

const link = (text: string, href: string | undefined): Run => (href === undefined ? text : { text, href })
