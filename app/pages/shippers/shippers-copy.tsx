import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { company } from '../../../domain/company.ts'
import { DispatchPhone } from '../../company/contact-links.tsx'

export const steps = [
  {
    when: 'You',
    title: 'Send the lane',
    text: 'Where from, where to, what the freight is and how to reach you. The rest of the form is optional.',
  },
  {
    when: 'At once',
    title: 'Get a reference',
    text: 'On screen and by e-mail. It stays with the request, so nobody has to tell the story twice.',
  },
  {
    when: `Within ${company.quoteAnsweredWithinHours} hours`,
    title: 'Read our answer',
    text: 'A quote for the freight as you described it, or the question we need answered first.',
  },
  {
    when: 'You',
    title: 'Say go in writing',
    text: 'Confirm lane, dates, freight and price. Until then neither of us is bound.',
  },
  {
    when: 'Pickup day',
    title: 'Load and sign',
    text: 'Count the pieces with the driver, write down what is damaged or missing, and sign the bill of lading.',
  },
  {
    when: 'Delivery day',
    title: 'Unload and sign',
    text: 'The receiver checks before signing. That signature is the proof of delivery.',
  },
]

/** Sources: CBSA eManifest requirements (Advance Commercial Information, highway mode); TDG Regulations, Part 3. */
export const papers: ReactNode[][] = [
  [
    'Bill of lading',
    'Every load',
    'Shipper, receiver and their phones; number and kind of pieces; description, weight and dimensions; what the driver has to know at the door.',
  ],
  [
    'Commercial invoice',
    'Across the border',
    'Seller, buyer and importer; what each item is, where it was made, and its value with the currency.',
  ],
  [
    'Customs broker',
    'Across the border',
    <>
      The broker’s name and phone, before pickup. Data on the truck and its freight has to reach the{' '}
      <a href="https://www.cbsa-asfc.gc.ca/prog/manif/menu-eng.html">Canada Border Services Agency</a> at
      least one hour before the truck arrives; the United States asks for its own data ahead as well.
    </>,
  ],
  [
    'Certification of origin',
    'Across the border, when you claim a free-trade duty rate',
    'Who certifies, which goods, and the rule of origin they meet.',
  ],
  [
    'Dangerous goods document',
    'When the freight is regulated',
    <>
      UN number, shipping name, class, packing group, quantity and a 24-hour number. See{' '}
      <Link to="/safety#dangerous-goods" prefetch="intent">
        dangerous goods
      </Link>
      .
    </>,
  ],
  [
    'Temperature instruction',
    'When the trailer is heated or cooled',
    'The set point in °F or °C, the range the freight can stand, and its temperature at loading. Best on the bill of lading itself.',
  ],
]

export const rebills = [
  {
    title: 'Weight',
    text: 'Weigh the freight with its pallets and packaging. If you have to estimate, say so, and round up. 1,000 lb are 454 kg.',
  },
  {
    title: 'Class',
    text: 'LTL freight has a class from 50 to 500, by density, handling, stowability and liability. Measure the longest, widest and tallest point, pallet included, and class follows.',
  },
  {
    title: 'Accessorials',
    text: 'A liftgate, inside delivery, a call ahead, an appointment, a site without a dock: each is work at the door. Name them in the quote, and they are in the price.',
  },
]

export const questions: { question: string; answer: ReactNode }[] = [
  {
    question: 'How soon do I hear from you?',
    answer: `Within ${company.quoteAnsweredWithinHours} hours of your request. The reference comes at once; the e-mail with it confirms that we have the request, and is not the quote yet.`,
  },
  {
    question: 'Does asking commit me to anything?',
    answer: (
      <>
        No. A quote is an estimate until both of us confirm in writing. The{' '}
        <Link to="/terms-of-service#estimates-are-not-offers" prefetch="intent">
          terms
        </Link>{' '}
        say the same.
      </>
    ),
  },
  {
    question: 'I do not know the exact weight yet. Should I wait?',
    answer:
      'No. Weight and dimensions are optional. Send what you know, say what is an estimate, and we ask for the rest.',
  },
  {
    question: 'Which service do I need?',
    answer: (
      <>
        If you are not sure, choose none and describe the freight. To compare, look at{' '}
        <Link to="/services/full-truckload" prefetch="intent">
          full truckload
        </Link>
        ,{' '}
        <Link to="/services/ltl" prefetch="intent">
          LTL
        </Link>
        ,{' '}
        <Link to="/services/temperature-controlled" prefetch="intent">
          temperature-controlled
        </Link>{' '}
        and{' '}
        <Link to="/services/intermodal" prefetch="intent">
          intermodal
        </Link>
        .
      </>
    ),
  },
  {
    question: 'Who clears customs?',
    answer:
      'The importer, usually through a customs broker. Tell us who that is in the quote form, so that the papers meet the truck at the border and not the other way round.',
  },
  {
    question: 'How do I change or withdraw a request?',
    answer: 'Write or call, with the reference. Before you have confirmed a booking, nothing is owed.',
  },
  {
    question: 'Can I ask by phone?',
    answer: (
      <>
        Yes. Call <DispatchPhone />. We ask the same questions as the form.
      </>
    ),
  },
]
