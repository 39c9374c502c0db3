import { bands } from '../../../domain/forms/temperature.ts'
import { temperatureControlled as texts } from '../../../translations/en/pages/temperature-controlled.tsx'
import { bandNames, temperatureRange } from '../../../translations/en/temperatures.ts'
import { Truck } from '../../features/drawings/elevations.tsx'
import { temperatureControlled } from '../../features/services/service-cards.ts'
import { ServicePage } from '../../features/services/service-page.tsx'
import { WhenToChoose } from '../../features/services/when-to-choose.tsx'
import { linkOut } from '../../ui/controls/link-to.tsx'
import { SpecTable } from '../../ui/lists/spec-table.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'
import { SetPoint } from './set-point.tsx'
import styles from './temperature-controlled.module.css'

export const handle = { quote: temperatureControlled.quote }

const { head, when, limits, ready } = texts

export default function TemperatureControlled() {
  return (
    <ServicePage
      service={temperatureControlled}
      lead={head.lead}
      drawing={<Truck kind="reefer" />}
      jump={{ to: '#bands', label: head.jump }}
      ready={ready}
      limits={{
        title: limits.title,
        items: limits.items({
          medicines: linkOut(MEDICINES),
          canadianFood: linkOut(
            'https://inspection.canada.ca/en/preventive-controls/regulatory-requirements',
          ),
          unitedStatesFood: linkOut(
            'https://www.ecfr.gov/current/title-21/chapter-I/subchapter-A/part-1/subpart-O',
          ),
        }),
      }}
      sources={['safeFoodForCanadians']}
    >
      <Section labelledBy="bands">
        <SectionHead id="bands" title={texts.bands.title}>
          {texts.bands.lead}
        </SectionHead>
        <SetPoint />
        <SpecTable
          caption={texts.bands.caption}
          head={texts.bands.head}
          rows={[
            row('deep', texts.bands.deep),
            row('cool', texts.bands.cool),
            row('mild', texts.bands.mild),
            texts.bands.pharmaceutical,
          ]}
        />
      </Section>
      <WhenToChoose what={when.what} when={when.items} />
    </ServicePage>
  )
}

const MEDICINES =
  'https://www.canada.ca/en/health-canada/services/drugs-health-products/compliance-enforcement/good-manufacturing-practices/guidance-documents/guidelines-temperature-control-drug-products-storage-transportation-0069-summary.html'

const row = (kind: keyof typeof bands, what: string) => [
  <span key="name" className={styles.unbroken}>
    {bandNames[kind]}
  </span>,
  <span key={kind} className={styles.unbroken}>
    {onOneLine(texts.bands.fahrenheit(temperatureRange(bands[kind].fahrenheit)))} ·{' '}
    {onOneLine(texts.bands.celsius(temperatureRange(bands[kind].celsius)))}
  </span>,
  what,
]

const onOneLine = (text: string): string => text.replaceAll(' ', '\u00a0')
