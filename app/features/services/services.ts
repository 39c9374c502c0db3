import { getPage, type Path } from '../../../domain/pages.ts'
import { freightServices } from '../../../domain/quote.ts'
import { rangeOfBands } from '../../../domain/temperature.ts'

export interface Service {
  path: Path
  name: string
  /** What its card says. */
  blurb: string
  specs: readonly string[]
  onward: string
  /** The quote with this service already chosen. */
  quote: string
}

export const truckload: Service = {
  ...at('/services/full-truckload'),
  blurb: 'A trailer for your freight alone. Dry van, flatbed, step deck and specialized equipment.',
  specs: ['53 ft dry van', 'Flatbed', 'Step deck'],
  onward: 'See the equipment',
  quote: asking({ services: freightServices.truckload }),
}

export const ltl: Service = {
  ...at('/services/ltl'),
  blurb: 'Pay for the space you use. All freight classes, with liftgate and inside delivery.',
  specs: ['Liftgate', 'Inside delivery'],
  onward: 'LTL in detail',
  quote: asking({ services: freightServices.ltl }),
}

export const temperatureControlled: Service = {
  ...at('/services/temperature-controlled'),
  blurb: 'Three bands, from deep freeze to climate-controlled, and pharmaceutical freight.',
  specs: [`${rangeOfBands('fahrenheit')} °F`, `${rangeOfBands('celsius')} °C`],
  onward: 'See the bands',
  quote: asking({ services: freightServices.temperatureControlled }),
}

export const intermodal: Service = {
  ...at('/services/intermodal'),
  blurb: 'Containers by train and truck, lifted from one to the other without being unpacked.',
  specs: ['20 ft', '40 ft', '53 ft containers'],
  onward: 'See the containers',
  quote: asking({ additionalInfo: 'Intermodal, rail and truck' }),
}

export const services: readonly Service[] = [truckload, ltl, temperatureControlled, intermodal]

function at(path: Path): Pick<Service, 'path' | 'name'> {
  return { path, name: getPage(path).name }
}

function asking(answers: Record<string, string>): string {
  const typed = Object.entries(answers).map(([field, answer]) => `${field}=${encodeURIComponent(answer)}`)
  return `/quote?${typed.join('&')}`
}
