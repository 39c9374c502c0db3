import type { ReactNode } from 'react'
import type { SourceId } from '../../../domain/sources.ts'
import { enServices } from '../../../translations/en/freight-services.ts'
import { enSite } from '../../../translations/en/site.ts'
import { pageTexts } from '../../../translations/page-texts.ts'
import { Head } from '../../seo/head.tsx'
import { companyAt } from '../../seo/json-ld.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { FoldingSection } from '../../ui/phone-fold.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import styles from './service-page.module.css'
import type { Service } from './services.ts'

interface Props {
  service: Service
  lead: ReactNode
  drawing: ReactNode
  /** The part that most people come for. */
  jump: { to: string; label: string }
  /** What a shipper should have ready before asking for a quote. */
  ready: readonly ReactNode[]
  /** Where the page's rules and figures come from. */
  sources: readonly SourceId[]
  children: ReactNode
}

/** What the pages of the four services share: head, the way to a quote, and what to have ready for it. */
export const ServicePage = ({ service, lead, drawing, jump, ready, sources, children }: Props) => (
  <>
    <Head path={service.path} jsonLd={jsonLdOf(service)} />
    <PageHead
      path={service.path}
      title={<Unbroken name={service.name} />}
      lead={lead}
      drawing={drawing}
      actions={
        <>
          <QuoteLink service={service} />
          <ButtonLink to={jump.to} look="line">
            {jump.label}
          </ButtonLink>
        </>
      }
    />
    {children}
    <FoldingSection
      id="ready"
      title={enServices.ready}
      place="beside"
      after={<SourceList id="sources" of={sources} />}
    >
      <CheckList items={ready} />
      <p className={styles.action}>
        <QuoteLink service={service} />
      </p>
    </FoldingSection>
  </>
)

/** Keeps a word with hyphens on one line where there is room. */
const Unbroken = ({ name }: { name: string }) =>
  name.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  )

const QuoteLink = ({ service }: { service: Service }) => (
  <ButtonLink to={service.quote} opens="quote-dialog" arrow besideBar>
    {enSite.labels.getQuote}
  </ButtonLink>
)

const jsonLdOf =
  ({ path, name }: Service) =>
  (siteUrl: string) => ({
    '@type': 'Service',
    '@id': `${siteUrl}${path}#service`,
    name,
    description: pageTexts(path).description,
    serviceType: name,
    url: siteUrl + path,
    provider: companyAt(siteUrl),
    areaServed: enServices.areaServed,
  })
