import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { MailAddress } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Arrow } from '../../ui/icons.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './contact.module.css'

const { phone, email, address } = company
const maps = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${address.city}, ${address.province}`)}`

export default function Contact() {
  return (
    <>
      <Head path="/contact" type="ContactPage" />
      <PageHead
        path="/contact"
        lead="Three ways to reach dispatch. For a price, the quote form is quickest: it asks what we would ask."
        actions={
          <ButtonLink to="/quote" opens="quote-dialog" look="line">
            Ask for a quote
          </ButtonLink>
        }
      />
      <Section>
        <h2 className="sr">Ways to reach us</h2>
        <ul className={styles.ways}>
          <Way href={`tel:${phone.dialled}`} what="Phone" way={phone.shown} onward="Call">
            Have your reference at hand if you have one.
          </Way>
          <Way href={`mailto:${email}`} what="E-mail" way={<MailAddress />} onward="Write">
            Put your reference in the subject if you have one.
          </Way>
          <Way
            href={maps}
            what="Address"
            way={`${address.city}, ${address.provinceCode}`}
            onward="Open in maps"
          >
            {address.province}, {address.country}. The map is Google’s and opens on its own site.
          </Way>
        </ul>
      </Section>
    </>
  )
}

interface WayProps {
  href: string
  what: string
  way: ReactNode
  onward: string
  children: ReactNode
}

const Way = ({ href, what, way, onward, children }: WayProps) => (
  <li>
    <a className={styles.way} href={href}>
      <span className={styles.what}>{what}</span>
      <strong>{way}</strong>
      <span className={styles.hint}>{children}</span>
      <span className={styles.onward}>
        {onward} <Arrow />
      </span>
    </a>
  </li>
)
