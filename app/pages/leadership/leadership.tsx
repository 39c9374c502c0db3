import { company } from '../../../domain/company.ts'
import { dialLink, mailLink } from '../../../domain/contact-links.ts'
import { leadership as texts } from '../../../translations/en/pages/leadership.ts'
import { PhoneNumber } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { PhoneIcon } from '../../ui/controls/icons.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Section } from '../../ui/page/section.tsx'
import { FloorPlan } from './floor-plan.tsx'

export default function Leadership() {
  return (
    <>
      <Head path="/leadership" />
      <PageHead
        path="/leadership"
        lead={texts.head.lead}
        actions={
          <>
            <ButtonLink to={dialLink(company.phone.dialled)}>
              <PhoneIcon />
              <PhoneNumber />
            </ButtonLink>
            <ButtonLink to={mailLink(company.email)} look="line">
              {texts.head.secondary}
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="areas">
        <h2 id="areas" className="sr">
          {texts.title}
        </h2>
        <FloorPlan />
        <p className="text-sm steel">{texts.hint}</p>
      </Section>
    </>
  )
}
