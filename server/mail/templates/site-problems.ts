import { z } from 'zod'
import { company } from '../../../domain/company.ts'
import type { SiteProblem } from '../../../domain/staff/site-problems.ts'
import { companyTime } from '../../../domain/time/company-time.ts'
import { enSiteProblems } from '../../../translations/en/mail/site-problems.ts'
import type { Block } from '../email-content.ts'
import { plainTemplate } from '../email-template.ts'

const problems = z.array(z.custom<SiteProblem>((value) => typeof value === 'object' && value !== null))

export const siteProblems = plainTemplate({
  manner: 'alert',
  payload: z.object({ begun: problems.default([]), over: problems.default([]) }),
  content({ message, payload: { begun, over }, context, texts, format }) {
    const { email } = enSiteProblems
    const textOf = (problem: SiteProblem) =>
      enSiteProblems.text(problem, (at) => companyTime(at, 'long', format.locale))
    const parts = [
      ...begun.map(textOf),
      ...over.map((problem) => ({ title: email.over(textOf(problem).title), advice: email.overLine })),
    ]
    const [first, ...others] = parts
    const subject = email.subject(first?.title ?? '', others.length)
    return {
      subject: `${company.name}: ${subject}`,
      preheader: first?.advice ?? '',
      label: email.label,
      ...(begun.length > 0 && { urgent: email.urgent(begun.length) }),
      blocks: [
        {
          kind: 'head',
          eyebrow: [texts.inCompanyZone(companyTime(message.createdAt, 'long', format.locale))],
          headline: first?.title ?? '',
          lines: [{ tone: 'ink', runs: [first?.advice ?? ''] }],
        },
        ...others.map(({ title, advice }): Block => ({ kind: 'text', title, paragraphs: [[advice]] })),
        { kind: 'action', label: texts.openInbox, href: `${context.siteUrl}/admin/inbox`, note: [] },
      ],
      footer: [email.footer(context.siteUrl)],
    }
  },
})
