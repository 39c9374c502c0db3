import { ownerFacts } from '../../domain/company.ts'
import { Head } from '../seo/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { Lines } from '../ui/lines.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Columns, Section } from '../ui/section.tsx'

export default function NonDriverJobs() {
  return (
    <>
      <Head path="/careers/non-driver-jobs" />
      <PageHead
        path="/careers/non-driver-jobs"
        wide
        lead="Work that keeps trucks moving without driving one. Ask us what is open, and tell us what you do."
        actions={
          <>
            <ButtonLink to="/contact" arrow>
              Contact Us
            </ButtonLink>
            <ButtonLink to="/careers/driver-jobs" look="line">
              See driver jobs
            </ButtonLink>
          </>
        }
      />
      {ownerFacts.openings && (
        <Section labelledBy="open">
          <Columns>
            <h2 id="open">Open now</h2>
            <Lines items={ownerFacts.openings} />
          </Columns>
        </Section>
      )}
      <Section labelledBy="message">
        <Columns>
          <h2 id="message">What to put in your message</h2>
          <CheckList items={message} />
        </Columns>
      </Section>
    </>
  )
}

/** Only what a job needs: never birthplace, age or social insurance number (Canadian Human Rights Act, s. 8). */
const message = [
  'What you do, and what you have done so far',
  'Which licences or trade certificates you hold',
  'Where you are, and when you could start',
  'That you’re entitled to work in Canada',
]
