import { freightServices } from '../../../domain/forms/quote-request.ts'
import type { Path } from '../../../domain/pages.ts'
import { enServices as texts } from '../../../translations/en/freight-services.ts'
import { pageTexts } from '../../../translations/page-texts.ts'

export interface Service {
  path: Path
  name: string
  blurb: string
  specs: readonly string[]
  onward: string
  /** The quote with this service already chosen. */
  quote: string
}

export const truckload: Service = {
  ...at('/services/full-truckload'),
  ...texts.truckload,
  quote: asking({ services: freightServices.truckload }),
}

export const ltl: Service = {
  ...at('/services/ltl'),
  ...texts.ltl,
  quote: asking({ services: freightServices.ltl }),
}

export const temperatureControlled: Service = {
  ...at('/services/temperature-controlled'),
  ...texts.temperatureControlled,
  quote: asking({ services: freightServices.temperatureControlled }),
}

export const intermodal: Service = {
  ...at('/services/intermodal'),
  ...texts.intermodal,
  quote: asking({ additionalInfo: texts.intermodal.asked }),
}

export const services: readonly Service[] = [truckload, ltl, temperatureControlled, intermodal]

function at(path: Path): Pick<Service, 'path' | 'name'> {
  return { path, name: pageTexts(path).name }
}

function asking(answers: Record<string, string>): string {
  const typed = Object.entries(answers).map(([field, answer]) => `${field}=${encodeURIComponent(answer)}`)
  return `/quote?${typed.join('&')}`
}
