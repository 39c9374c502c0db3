import { rangeOfBands } from './temperatures.ts'

/** What the cards and pages of the four services share. */
export const enServices = {
  truckload: {
    blurb: 'A trailer for your freight alone. Dry van, flatbed, step deck and specialized equipment.',
    specs: ['53 ft dry van', 'Flatbed', 'Step deck'],
    onward: 'See the equipment',
  },
  ltl: {
    blurb: 'Pay for the space you use. All freight classes, with liftgate and inside delivery.',
    specs: ['Liftgate', 'Inside delivery'],
    onward: 'LTL in detail',
  },
  temperatureControlled: {
    blurb: 'Three bands, from deep freeze to climate-controlled, and pharmaceutical freight.',
    specs: [`${rangeOfBands('fahrenheit')} °F`, `${rangeOfBands('celsius')} °C`],
    onward: 'See the bands',
  },
  intermodal: {
    blurb: 'Containers by train and truck, lifted from one to the other without being unpacked.',
    specs: ['20 ft', '40 ft', '53 ft containers'],
    onward: 'See the containers',
    /** Written into the quote's additional information. */
    asked: 'Intermodal, rail and truck',
  },
  whenToChoose: 'When to choose it',
  ready: 'What to have ready',
  closing: 'Ask with what you know today',
  /** For search engines. */
  areaServed: ['Canada', 'North America'],
}
