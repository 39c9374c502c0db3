import { inCelsius, withSign } from '../../../domain/forms/temperature.ts'
import type { LinkText } from '../../link-text.ts'

const both = (degrees: number): string => `${withSign(degrees)} °F (${withSign(inCelsius(degrees))} °C)`

export const temperatureControlled = {
  head: {
    lead: 'Freight that must stay frozen, cold or warm. You name the set point.',
    jump: 'Which band?',
  },
  bands: {
    title: 'Three bands on one scale',
    lead: 'Move the mark to your set point. Refrigerated starts 1\u00a0°F above freezing.',
    caption: 'Temperature bands and what each is for',
    head: ['Band', 'Range', 'Choose it for'],
    /** `range` as `−20 to 0`. */
    fahrenheit: (range: string) => `${range} °F`,
    celsius: (range: string) => `${range} °C`,
    deep: 'Frozen food, seafood, ice cream, freight that must stay frozen',
    cool: 'Fresh food, meat, dairy, most produce, flowers',
    mild: 'Beverages, paint, chocolate, heated freight that must not freeze',
    pharmaceutical: [
      'Pharmaceutical',
      'As labelled',
      'Medicines, vaccines and health products. Tell us the range, and how long they may be outside it',
    ],
  },
  setPoint: {
    label: 'Set point',
    fahrenheit: (degrees: number) => `${withSign(degrees)} °F`,
    celsius: (degrees: number) => `${withSign(inCelsius(degrees))} °C`,
    both,
    between: 'Between our bands',
    beyond: 'Beyond our bands',
    other: 'None of the three. Ask with the range you accept, and dispatch says whether it can be held.',
    trailer:
      'Leave the space above the load and at the doors clear: cold air needs room to move. Typical dimensions.',
    quote: (degrees: number) => `Quote at ${withSign(degrees)} °F`,
    ask: (degrees: number) => `Ask about ${withSign(degrees)} °F`,
    /** In the request. */
    asked: (degrees: number) => `Set point: ${both(degrees)}.`,
  },
  when: {
    what: 'A refrigerated trailer (a reefer) keeps the air around your freight at the temperature you name.',
    items: [
      'The product spoils, thaws, melts or sweats outside its range',
      'It must not freeze on a winter lane: “protect from freezing” on the bill of lading',
      'The receiver checks the temperature before accepting it',
    ],
  },
  limits: {
    title: 'The reefer and the rules',
    items: (to: Record<'medicines' | 'canadianFood' | 'unitedStatesFood', LinkText>) => [
      'Load at temperature: a reefer holds it; it doesn’t chill warm freight.',
      'One set point for one trailer. If your load needs two, say so with the request.',
      <>
        Pharmaceutical freight: what the product needs in transit is for its owner to state. Health Canada’s
        guide is {to.medicines('GUI-0069')}.
      </>,
      <>
        Food: in Canada the {to.canadianFood('Safe Food for Canadians Regulations')} (SFCR) apply; into the
        United States, shippers have duties of their own under the rule on sanitary transportation,{' '}
        {to.unitedStatesFood('21 CFR Part 1, Subpart O')}.
      </>,
    ],
  },
  ready: [
    'Set point, and the range you can accept, in °F or °C',
    'Weight, and the number of pallets with their height',
    'Whether the product is at temperature when we load',
    'Pickup and delivery places, dates and appointment times',
    'What must not travel beside it: strong smells, for one',
  ],
}
