import { company } from '../../../domain/company.ts'
import type { LinkText } from '../../link-text.ts'
import { numberToWords } from '../number-to-words.ts'
import { promisedTime } from '../promise.ts'
import { rangeOfBands } from '../temperatures.ts'

const { city, province } = company.address

export const home = {
  head: {
    title: 'Your Trusted Partner in Transportation',
    lead: `Freight from ${city}, across North America.`,
    swap: 'Swap pickup and delivery',
    quote: 'Get a Quote',
    /** For phones, on the way to the next question. */
    next: 'Next: your freight',
    promise: `Answered within ${promisedTime}. No account needed.`,
    now: {
      promise: `Ask now, answered within ${promisedTime}.`,
      answeredBy: (time: string, deadline: string) => (
        <>
          <b>
            {city} {time}
          </b>{' '}
          Ask now, answered by <b>{deadline}</b>
        </>
      ),
    },
    press: 'Press a city',
    lanes: 'Example lanes',
    highway: 'Trans-Canada Highway',
    call: 'Call dispatch',
  },
  services: {
    eyebrow: 'Our services',
    title: 'Comprehensive Transportation Solutions',
    lead: 'Four ways to move a load. Each drawing shows how long the equipment is.',
  },
  how: {
    title: 'How quoting works',
    lead: (required: number) =>
      `${numberToWords(required)} details are enough to start. The screens show one request, as an example.`,
    steps: [
      {
        when: 'You',
        title: 'Send the lane',
        text: 'Where from, where to, what it is, and how to reach you.',
      },
      { when: 'At once', title: 'Get a reference', text: 'It shows on screen and arrives by email.' },
      {
        when: `Within ${promisedTime}`,
        title: 'Get our answer',
        text: 'A quote, or the question we need answered first.',
      },
      {
        when: 'You',
        title: 'Book it, or don’t',
        text: 'If the price suits you, book in writing. Until then nothing is booked.',
      },
    ],
    screens: {
      form: 'Request a Quote',
      pickup: ['Pickup location', 'Calgary, AB'],
      delivery: ['Delivery location', 'Dallas, TX'],
      send: 'Send request',
      request: 'Your request',
      reference: 'Q-7F3K2M',
      lane: 'Calgary, AB → Dallas, TX',
      answered: 'We answer by',
      deadline: 'Wednesday 7:06 p.m.',
      inbox: 'Our inbox',
      left: 'Time left',
      waiting: [
        ['3 h 43 min', 'Winnipeg → Calgary', 0.15],
        ['17 h 45 min', 'Edmonton → Houston', 0.74],
        ['21 h 40 min', 'Calgary → Dallas', 0.9],
      ],
      quoted: 'Quote for Q-7F3K2M',
      lines: ['Linehaul', 'Fuel surcharge'],
      total: 'Total, CAD',
      accept: 'Accept',
      decline: 'Decline',
    } as const,
  },
  about: {
    eyebrow: 'About us',
    title: `A ${city} freight company, founded in ${company.founded}`,
    who: {
      title: 'Who We Are',
      text: `We are a freight transportation company in ${city}, ${province}. We move full truckloads, LTL, temperature-controlled freight and containers across Canada and North America.`,
    },
    journey: {
      title: 'Our Journey',
      founded: `Founded in ${city}`,
      firstTruckRegistered: 'First truck registered',
      fleetExpanded: 'Fleet expanded',
    },
    apart: {
      title: 'What Sets Us Apart',
      items: [
        {
          title: `An answer within ${promisedTime}`,
          text: 'Every quote request gets a reference at once, and a page of its own that shows where it stands.',
        },
        {
          title: 'Four services, one dispatch',
          text: 'Full truckload, LTL, temperature-controlled and intermodal. Describe the freight once; dispatch answers for the service that fits.',
        },
        {
          title: 'From deep freeze to room temperature',
          text: `Three bands, ${rangeOfBands('fahrenheit')}\u00a0°F (${rangeOfBands('celsius')}\u00a0°C), and pharmaceutical freight.`,
        },
        {
          title: 'Road and rail',
          text: 'Dry van, flatbed, step deck and specialized equipment by road; 20, 40 and 53 ft containers by rail, with trucks at both ends.',
        },
      ],
    },
    ahead: {
      title: 'Looking Ahead',
      text: (portal: LinkText) => (
        <>
          A portal for carriers: loads, documents, payments and profile in one place. A{' '}
          {portal('demonstration')} is open.
        </>
      ),
    },
  },
  closing: {
    title: 'Let’s Move Forward Together',
    lead: 'Ship with us, or haul for us.',
    primary: 'Get a Quote',
    secondary: 'Become a Carrier',
  },
}
