import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { dialLink, mailLink } from '../../../domain/contact-links.ts'
import { contact as texts } from '../../../translations/en/pages/contact.ts'
import { MailAddress, PhoneNumber } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Lines } from '../../ui/lists/lines.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'
import { CalgaryMap } from '../calgary-map.tsx'
import styles from './contact.module.css'

const { ways } = texts
const { phone, email, address, complaints } = company
const place = [address.street, address.city, address.province, address.postalCode].filter(Boolean).join(', ')
const maps = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

export const handle = { hasQuote: true }

export default function Contact() {
  return (
    <>
      <Head path="/contact" type="ContactPage" />
      <PageHead
        path="/contact"
        title={texts.head.title}
        lead={texts.head.lead}
        actions={
          <ButtonLink to="/quote" opens="quote-dialog" arrow>
            {texts.head.primary}
          </ButtonLink>
        }
      />
      <Section>
        <h2 className="sr">{ways.title}</h2>
        {/* The map begins where the lead does. */}
        <div className="split gap-5 gap-x-page">
          <ul className={styles.ways}>
            <Way href={dialLink(phone.dialled)} what={ways.phone.title} way={<PhoneNumber />}>
              {ways.phone.hint}
            </Way>
            <Way href={mailLink(email)} what={ways.email.title} way={<MailAddress />}>
              {ways.email.hint}
            </Way>
            <Way href={maps} what={ways.place.title} way={ways.place.name}>
              {ways.place.hint}
            </Way>
          </ul>
          <CalgaryMap />
        </div>
      </Section>
      <Section labelledBy="topics" ground="well">
        <SectionHead id="topics" title={texts.topics.title} />
        <Lines items={topics} />
      </Section>
    </>
  )
}

const { load, request, damage, complaint, privacy, unsafe } = texts.topics

const topics = [
  { ...load, text: company.tracking ?? load.text },
  { ...request, to: '/requests' },
  { ...damage, to: '/shippers#claims' },
  { title: complaint.title, text: complaint.text(complaints) },
  { ...privacy, to: '/privacy-policy#see-correct-or-erase-it' },
  { ...unsafe, to: '/safety#concern' },
]

interface WayProps {
  href: string
  what: string
  way: ReactNode
  children: ReactNode
}

const Way = ({ href, what, way, children }: WayProps) => (
  <li className="ruled-below">
    <a className="grid gap-none gap-x-4 content-center baseline h-full py-4 plain" href={href}>
      <span className="text-sm steel">{what}</span>
      <strong>{way}</strong>
      <span className={`mt-2 text-sm tight slate ${styles.hint}`}>{children}</span>
    </a>
  </li>
)
