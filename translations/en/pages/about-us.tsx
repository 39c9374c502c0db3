import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import type { LinkText } from '../../link-text.ts'
import { promisedTime } from '../promise.ts'

const { city, province } = company.address

export const aboutUs = {
  head: {
    lead: `A freight company in ${city}, ${province}. We move full truckloads, LTL, temperature‑controlled freight and containers across Canada and North America.`,
    primary: 'Contact Us',
    secondary: 'See the four services',
  },
  journey: {
    title: 'Our Journey',
    founded: `Founded in ${city}, ${province}`,
    firstTruckRegistered: 'First truck registered',
    fleetExpanded: 'Fleet expanded',
  },
  services: {
    title: 'Four services',
    truckload: {
      title: 'Full truckload',
      text: 'A trailer of your own: dry van, flatbed, step deck or specialized equipment.',
    },
    ltl: {
      title: 'Less-than-truckload',
      text: 'A few pallets in a shared trailer. All freight classes, with liftgate and inside delivery.',
    },
    temperatureControlled: {
      title: 'Temperature-controlled',
      text: 'Three bands, from deep freeze to climate-controlled, and pharmaceutical freight.',
    },
    intermodal: { title: 'Intermodal', text: 'Train and truck, in 20, 40 and 53 ft containers.' },
  },
  promises: {
    title: 'What to hold us to',
    items: (to: Record<'terms' | 'privacy', LinkText>, retentionDays: ReactNode) => [
      `A reference at once, and an answer within ${promisedTime}.`,
      <>Nothing is booked until both of us have said so in writing, as {to.terms('our terms')} say.</>,
      <>
        What you send is erased from this website after {retentionDays} days, as the{' '}
        {to.privacy('privacy policy')} says.
      </>,
    ],
  },
}
