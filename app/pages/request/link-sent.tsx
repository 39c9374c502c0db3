import { company } from '../../../domain/company.ts'
import { DispatchPhone } from '../../company/contact-links.tsx'
import { Truck } from '../../features/drawings/elevations.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section } from '../../ui/section.tsx'

/** Says the same whether or not anything was sent. */
export default function LinkSent() {
  return (
    <>
      <Head path="/requests/sent" />
      <PageHead
        path="/requests/sent"
        title="Check your email"
        lead="If the reference and the email match, we email you the link."
        actions={
          <ButtonLink to="/requests" look="line">
            Try again
          </ButtonLink>
        }
        drawing={<Truck kind="van" />}
      />
      <Section labelledBy="nothing">
        <Columns>
          <h2 id="nothing">No email yet?</h2>
          <CheckList items={whatToTry} />
        </Columns>
      </Section>
    </>
  )
}

const whatToTry = [
  `Wait a few minutes, then look in your spam folder for “${company.name} dispatch”.`,
  'Check what you entered, and try again, up to three times a day.',
  <>
    Call <DispatchPhone />.
  </>,
]
