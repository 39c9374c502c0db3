import { company } from '../../../domain/company.ts'
import { PhoneNumber } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { FloorPlan } from './floor-plan.tsx'
import styles from './leadership.module.css'

export default function Leadership() {
  return (
    <>
      <Head path="/leadership" />
      <PageHead
        path="/leadership"
        wide
        lead="Four areas of responsibility, and what to ask each of them about."
        actions={
          <>
            <ButtonLink to={`tel:${company.phone.dialled}`}>
              <PhoneIcon />
              <PhoneNumber />
            </ButtonLink>
            <ButtonLink to={`mailto:${company.email}`} look="line">
              Write to dispatch
            </ButtonLink>
          </>
        }
      />
      <Section>
        <FloorPlan />
        <p className={styles.hint}>
          Name the area and your reference first, for example “Fleet,&nbsp;Q‑7F3K2M”.
        </p>
      </Section>
    </>
  )
}
