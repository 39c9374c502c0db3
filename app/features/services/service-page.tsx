import type { ReactNode } from 'react'
import { requiredNames } from '../../../domain/forms/form.ts'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import type { SourceId } from '../../../domain/sources.ts'
import { en } from '../../../translations/en/en.ts'
import { enServices } from '../../../translations/en/freight-services.ts'
import { pageTexts } from '../../../translations/page-texts.ts'
import { Head } from '../../seo/head.tsx'
import { companyAt } from '../../seo/json-ld.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Bullets, CheckList } from '../../ui/lists/check-list.tsx'
import { FoldingPair, PhoneFold } from '../../ui/lists/phone-fold.tsx'
import { SourceList } from '../../ui/lists/source-list.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Closing } from '../../ui/page/section.tsx'
import { QuoteLink } from './quote-link.tsx'
import type { Service } from './service-cards.ts'
import styles from './service-page.module.css'

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
  /** Limits and special handling. */
  limits: { title: string; items: readonly ReactNode[] }
  /** The part before the last two lists is on sand: the lists are not, and the closing is. */
  endsOnSand?: boolean
  children: ReactNode
}

/** What the pages of the four services share: head, the way to a quote, and what to have ready for it. */
export const ServicePage = ({
  service,
  lead,
  drawing,
  jump,
  ready,
  limits,
  sources,
  endsOnSand,
  children,
}: Props) => (
  <>
    <Head path={service.path} jsonLd={jsonLdOf(service)} />
    <PageHead
      path={service.path}
      title={<Unbroken name={service.name} />}
      lead={lead}
      drawing={drawing}
      actions={
        <>
          <QuoteLink to={service.quote} isInHead />
          <ButtonLink to={jump.to} look="line">
            {jump.label}
          </ButtonLink>
        </>
      }
    />
    {children}
    <FoldingPair ground={endsOnSand ? undefined : 'well'} after={<SourceList id="sources" of={sources} />}>
      <PhoneFold summary={<h2 id="ready">{enServices.ready}</h2>}>
        <CheckList items={ready} />
      </PhoneFold>
      <PhoneFold summary={<h2 id="limits">{limits.title}</h2>}>
        <Bullets items={limits.items} />
      </PhoneFold>
    </FoldingPair>
    <Closing id="ask" title={enServices.closing} text={closing} ground={endsOnSand ? 'well' : undefined}>
      <QuoteLink to={service.quote} />
    </Closing>
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

const closing = en.quoteNote(requiredNames(quoteRequest).length)

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
