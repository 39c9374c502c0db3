import { company } from '../../../domain/company.ts'
import type { SourceId } from '../../../domain/sources.ts'
import { companyDay } from '../../../domain/time/company-time.ts'
import { roadSeasons } from '../../../domain/time/road-seasons.ts'
import { phoneClosed, phoneHours } from '../../../translations/en/opening-hours.ts'
import { beforeYouAsk as texts } from '../../../translations/en/pages/before-you-ask.tsx'
import { enSite } from '../../../translations/en/site.ts'
import { DispatchMail } from '../../company/contact-links.tsx'
import { usePageData } from '../../page-data/page-data.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { linkTo } from '../../ui/controls/link-to.tsx'
import { Bullets, CheckList } from '../../ui/lists/check-list.tsx'
import { Lines } from '../../ui/lists/lines.tsx'
import { FoldingSection, PhoneFold } from '../../ui/lists/phone-fold.tsx'
import { SourceList } from '../../ui/lists/source-list.tsx'
import { SpecTable } from '../../ui/lists/spec-table.tsx'
import { Figure } from '../../ui/page/figure.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'
import styles from './before-you-ask.module.css'
import { Ferries } from './ferries.tsx'
import { Holidays } from './holidays.tsx'
import { YearStrip } from './year-strip.tsx'

export const handle = { hasQuote: true }

export default function BeforeYouAsk() {
  const today = usePageData().today ?? companyDay(Date.now())
  return (
    <>
      <Head path="/shippers/before-you-ask" />
      <PageHead
        path="/shippers/before-you-ask"
        title={texts.head.title}
        lead={texts.head.lead}
        actions={
          <>
            <ButtonLink to="/quote" opens="quote-dialog" arrow>
              {texts.head.primary}
            </ButtonLink>
            <ButtonLink to="/shippers#lane" look="line">
              {texts.head.secondary}
            </ButtonLink>
          </>
        }
      />
      <nav aria-label={enSite.labels.onThisPage} className={`page ${styles.contents}`}>
        {Object.entries(texts.contents).map(([id, name]) => (
          <a key={id} href={`#${id}`} className="target">
            {name}
          </a>
        ))}
      </nav>
      <Seasons today={today} />
      <FoldingSection id="ferries" ground="well" title={texts.ferries.title} lead={texts.ferries.lead}>
        <Ferries />
      </FoldingSection>
      <FoldingSection id="holidays" title={texts.holidays.title} lead={texts.holidays.lead}>
        <Holidays today={today} />
        <p className={styles.note}>{texts.holidays.note}</p>
      </FoldingSection>
      <Accessorials />
      <DangerousGoods />
      <FoldingSection id="border" ground="well" title={texts.border.title} lead={texts.border.lead}>
        <SpecTable caption={texts.border.caption} head={texts.border.head} rows={texts.border.rows} />
        <p className={styles.note}>{texts.border.more(linkTo('/shippers#border'))}</p>
      </FoldingSection>
      <FoldingSection
        id="liability"
        title={texts.liability.title}
        lead={texts.liability.lead}
        after={company.hours || company.pickupCutoff ? undefined : <Sources />}
      >
        <SpecTable
          caption={texts.liability.caption}
          head={texts.liability.head}
          rows={texts.liability.rows}
        />
        <p className={styles.note}>
          {texts.liability.insure}{' '}
          {texts.liability.where(company.claimsAddress ?? <DispatchMail />, linkTo('/shippers#claims'))}
        </p>
      </FoldingSection>
      {(company.hours || company.pickupCutoff) && (
        <FoldingSection id="hours" ground="well" title={texts.hours.title} after={<Sources />}>
          <Lines items={hours} />
        </FoldingSection>
      )}
    </>
  )
}

const Accessorials = () => (
  <FoldingSection
    id="accessorials"
    ground="well"
    title={texts.accessorials.title}
    lead={texts.accessorials.lead}
  >
    <Lines items={texts.accessorials.rows.map(([title, text]) => ({ title, text }))} />
    {(company.waitingTime || company.fuelSurcharge) && (
      <p className={styles.note}>{texts.accessorials.ours(linkTo('/shippers#charges'))}</p>
    )}
  </FoldingSection>
)

const DangerousGoods = () => (
  <FoldingSection id="dangerous-goods" title={texts.dangerousGoods.title}>
    <div className={styles.halves}>
      <div>
        <h3 className="mb-4">{texts.dangerousGoods.declare}</h3>
        <CheckList items={texts.dangerousGoods.declared} />
      </div>
      <div>
        <h3 className="mb-4">{texts.dangerousGoods.told}</h3>
        <Bullets items={texts.dangerousGoods.tellings(linkTo('/safety#dangerous-goods'))} />
      </div>
    </div>
  </FoldingSection>
)

const Sources = () => <SourceList id="sources" of={read} />

const hours = [
  ...entryOf(texts.hours.open, phoneHours),
  ...entryOf(texts.hours.closed, phoneClosed),
  ...entryOf(texts.hours.sameDay, cutoff(company.pickupCutoff?.sameDay)),
  ...entryOf(texts.hours.nextDay, cutoff(company.pickupCutoff?.nextDay)),
]

function entryOf(title: string, text: string | undefined) {
  return text ? [{ title, text }] : []
}

function cutoff(time: string | undefined): string | undefined {
  return time && texts.hours.until(time)
}

const { seasons } = texts

const Seasons = ({ today }: { today: string }) => (
  <Section labelledBy="seasons">
    <SectionHead id="seasons" title={seasons.title}>
      {seasons.lead}
    </SectionHead>
    <Figure title={seasons.picture.title} note={seasons.picture.note}>
      <YearStrip today={today} />
    </Figure>
    <div className={styles.roads}>
      <PhoneFold summary={<h3 className="mb-4">{seasons.table}</h3>}>
        <SpecTable
          caption={seasons.caption}
          head={seasons.head}
          rows={roadSeasons.map(({ name, publisher }) => {
            const { where, when, what, today: shown } = seasons.rows[name]
            return [
              where,
              when,
              what,
              <a key={name} href={publisher}>
                {shown}
              </a>,
            ]
          })}
        />
      </PhoneFold>
    </div>
  </Section>
)

const read: SourceId[] = [
  ...new Set(roadSeasons.map(({ source }) => source)),
  'albertaHolidays',
  'provincialHolidays',
  'federalHolidays',
  'usHolidays',
  'stateHolidays',
  'mexicanHolidays',
  'ltlTariff',
  'canadianTariff',
  'reeferTariff',
  'ltlExtras',
  'limitedAccessInCanada',
  'canadianDangerousGoods',
  'canadianEmergencyPlan',
  'usDangerousGoods',
  'canadianPreArrival',
  'canadianManifest',
  'carmSecurity',
  'usPreArrival',
  'usPreArrivalBroker',
  'foodPriorNotice',
  'usInBond',
  'canadianInBond',
  'conditionsOfCarriage',
  'carrierLiability',
  'freightClaims',
  'usClaims',
]
