import { type Band, bands, range } from '../../domain/temperature.ts'
import { ReeferElevation, Truck } from '../features/drawings/elevations.tsx'
import { Thermometer } from '../features/drawings/thermometer.tsx'
import { Limits } from '../features/services/limits.tsx'
import { ServicePage } from '../features/services/service-page.tsx'
import { temperatureControlled } from '../features/services/services.ts'
import { WhenToChoose } from '../features/services/when-to-choose.tsx'
import { Figure } from '../ui/figure.tsx'
import { Section, SectionHead } from '../ui/section.tsx'
import { SpecTable } from '../ui/spec-table.tsx'
import styles from './temperature-controlled.module.css'

export const handle = { quote: temperatureControlled.quote }

export default function TemperatureControlled() {
  return (
    <ServicePage
      service={temperatureControlled}
      lead="Freight that must stay frozen, cold or warm. You name the set point."
      drawing={<Truck kind="reefer" />}
      jump={{ to: '#bands', label: 'Which band?' }}
      ready={ready}
      sources={['safeFoodForCanadians']}
    >
      <Section labelledBy="bands">
        <SectionHead id="bands" title="Three bands on one scale">
          Name the set point and the range you accept. Refrigerated starts 1&nbsp;°F above freezing.
        </SectionHead>
        <Figure title="Temperature bands" note="Drawn to scale, both units" side="−30 to 80 °F">
          <Thermometer />
        </Figure>
        <SpecTable
          caption="Temperature bands and what each is for"
          head={['Band', 'Range', 'Choose it for']}
          rows={[
            row(bands.deep, 'Frozen food, ice cream, freight that must stay frozen'),
            row(bands.cool, 'Fresh food, dairy, most produce, flowers'),
            row(bands.mild, 'Beverages, paint, chocolate, freight that must not freeze'),
            [
              'Pharmaceutical',
              'As labelled',
              'Medicines and health products. Tell us the range, and how long they may be outside it',
            ],
          ]}
        />
      </Section>
      <Section labelledBy="trailer" ground="well">
        <SectionHead id="trailer" title="The trailer">
          Cold air needs room to move. Leave the space above the load and at the doors clear.
        </SectionHead>
        <Figure
          title="53 ft refrigerated trailer"
          note="Side elevation. Typical dimensions."
          side="Drawn to scale"
        >
          <ReeferElevation />
        </Figure>
      </Section>
      <WhenToChoose
        what="A refrigerated trailer, a reefer, keeps the air around your freight at the temperature you name."
        when={when}
      />
      <Limits title="What a reefer does, and the rules" items={limits} />
    </ServicePage>
  )
}

const row = ({ name, fahrenheit, celsius }: Band, what: string) => [
  name,
  <span key={name} className={styles.range}>
    {onOneLine(`${range(fahrenheit)} °F`)} · {onOneLine(`${range(celsius)} °C`)}
  </span>,
  what,
]

const onOneLine = (text: string): string => text.replaceAll(' ', '\u00a0')

const when = [
  'The product spoils, thaws, melts or sweats outside its range',
  'It must not freeze on a winter lane',
  'The receiver checks the temperature before accepting it',
]

const limits = [
  'Load at temperature: a reefer holds it; it doesn’t chill warm freight.',
  'One set point for one trailer. If your load needs two, say so with the request.',
  <>
    Pharmaceutical freight: what the product needs in transit is for its owner to state. Health Canada’s guide
    is{' '}
    <a href="https://www.canada.ca/en/health-canada/services/drugs-health-products/compliance-enforcement/good-manufacturing-practices/guidance-documents/guidelines-temperature-control-drug-products-storage-transportation-0069-summary.html">
      GUI-0069
    </a>
    .
  </>,
  <>
    Food: in Canada the{' '}
    <a href="https://inspection.canada.ca/en/preventive-controls/regulatory-requirements">
      Safe Food for Canadians Regulations
    </a>{' '}
    apply; into the United States, shippers have duties of their own under{' '}
    <a href="https://www.ecfr.gov/current/title-21/chapter-I/subchapter-A/part-1/subpart-O">
      21 CFR Part 1, Subpart O
    </a>
    .
  </>,
]

const ready = [
  'Set point, and the range you can accept, in °F or °C',
  'Weight, and the number of pallets with their height',
  'Whether the product is at temperature when we load',
  'Pickup and delivery places, dates and appointment times',
  'What must not travel beside it: strong smells, for one',
]
