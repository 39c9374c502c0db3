import type { ReactNode } from 'react'
import { company, ownerFacts } from '../../../domain/company.ts'
import { MailAddress } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { CalgaryMap } from './calgary-map.tsx'
import styles from './contact.module.css'

const { phone, email, address } = company
const { hours, street } = ownerFacts
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
            <Way
              href={`tel:${phone.dialled}`}
              what="Phone"
              way={<span className={styles.number}>{phone.shown}</span>}
            >
              {hours ? `${hours}. ` : ''}Have your reference at hand if you have one.
            </Way>
            <Way href={`mailto:${email}`} what="Email" way={<MailAddress />}>
              Put your reference in the subject if you have one.
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
    </>
  )
}

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
