import type { ReactNode } from 'react'
import { company, ownerFacts } from '../../../domain/company.ts'
import { MailAddress, PhoneNumber } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Lines } from '../../ui/lines.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section } from '../../ui/section.tsx'
import { CalgaryMap } from './calgary-map.tsx'
import styles from './contact.module.css'

const { phone, email, address } = company
const { hours, street, complaints } = ownerFacts
const place = [street?.line, address.city, address.province, street?.postalCode].filter(Boolean).join(', ')
const maps = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

export default function Contact() {
  return (
    <>
      <Head path="/contact" type="ContactPage" />
      <PageHead
        path="/contact"
        wide
        title="Contact dispatch"
        lead="For a price, the quote form is quickest: it asks what we would ask."
        actions={
          <ButtonLink to="/quote" opens="quote-dialog" arrow>
            Get a Quote
          </ButtonLink>
        }
      />
      <Section>
        <h2 className="sr">Ways to reach us</h2>
        <div className={styles.reach}>
          <ul className={styles.ways}>
            <Way href={`tel:${phone.dialled}`} what="Phone" way={<PhoneNumber />}>
              {hours ? `${hours}. ` : ''}Have your reference at hand if you have one.
            </Way>
            <Way href={`mailto:${email}`} what="Email" way={<MailAddress />}>
              Reference in the subject, if you have one.
            </Way>
            <Way href={maps} what="Where" way={`${address.city}, ${address.provinceCode}`}>
              {street
                ? `${street.line}, ${street.postalCode}. `
                : `${address.province}, ${address.country}. `}
              Opens Google Maps.
            </Way>
          </ul>
          <CalgaryMap />
        </div>
      </Section>
      <Section labelledBy="topics" ground="well">
        <Columns>
          <h2 id="topics">What is it about?</h2>
          <Lines items={topics} />
        </Columns>
      </Section>
    </>
  )
}

const topics = [
  { title: 'A load', text: ownerFacts.tracking ?? 'Call, with your reference.' },
  {
    title: 'Damage or loss',
    to: '/shippers#claims',
    text: 'What to write down, and by when.',
  },
  {
    title: 'A complaint',
    text: `Put “Complaint” in the subject, or say so when you call.${complaints ? ` It goes to ${complaints.who}, and is answered within ${complaints.within}.` : ''}`,
  },
  {
    title: 'Your personal information',
    to: '/privacy-policy#see-correct-or-erase-it',
    text: 'How to see, correct or erase it.',
  },
  { title: 'Something unsafe', to: '/safety#concern', text: 'How to report it, also without your name.' },
]

interface WayProps {
  href: string
  what: string
  way: ReactNode
  children: ReactNode
}

const Way = ({ href, what, way, children }: WayProps) => (
  <li>
    <a href={href}>
      <span className={styles.what}>{what}</span>
      <strong>{way}</strong>
      <span className={styles.hint}>{children}</span>
    </a>
  </li>
)
