import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { company } from '../../../domain/company.ts'
import { DispatchPhone } from '../../company/contact-links.tsx'

export const steps = [
  {
    when: 'You',
    title: 'Send the lane',
    text: 'From, to, what it is, how to reach you.',
  },
  {
    when: 'At once',
    title: 'Get a reference',
    text: 'On screen and by email.',
  },
  {
    when: `Within ${company.quoteAnsweredWithinHours} hours`,
    title: 'Read our answer',
    text: 'A quote, or the question we need answered first.',
  },
  {
    when: 'You',
    title: 'Confirm in writing',
    text: 'Lane, dates, freight and price. Until then neither of us is bound.',
  },
  {
    when: 'Pickup day',
    title: 'Load and sign',
    text: 'Count, note what is damaged or missing, sign the bill of lading.',
  },
  {
    when: 'Delivery day',
    title: 'Unload and sign',
    text: 'The receiver checks, then signs: the proof of delivery.',
  },
]

interface Item {
  id?: string
  title: string
  text: ReactNode
}

/**
 * Sources: `canadianPreArrival`, `usPreArrivalBroker`, `canadianManifest`, `usPreArrival`, `carmSecurity`,
 * `cusmaCertification`; for dangerous goods, TDG Regulations, Part 3, and 49 CFR 172, Subpart C.
 */
export const papers: Item[] = [
  {
    title: 'Commercial invoice',
    text: 'For freight that crosses the border. Seller, buyer and importer; what each item is, where it was made, and its value with the currency.',
  },
  {
    title: 'Customs broker',
    text: 'Name and phone, before pickup. The broker files the release under the carrier’s number: PARS into Canada, PAPS into the US. The carrier sends the truck’s data at least an hour ahead: ACI into Canada, ACE into the US.',
  },
  {
    title: 'Importer into Canada',
    text: 'Since May 2025 the importer posts its own security in CARM to have freight released before duties are paid.',
  },
  {
    title: 'CUSMA certification',
    text: 'When you claim the lower duty: who certifies, which goods, and the rule of origin they meet.',
  },
  {
    title: 'Dangerous goods',
    text: (
      <>
        UN number, shipping name, class, packing group, quantity and a 24-hour number. See{' '}
        <Link to="/safety#dangerous-goods" prefetch="intent">
          the rules
        </Link>
        .
      </>
    ),
  },
  {
    title: 'Heated or cooled freight',
    text: (
      <>
        The set point in °F or °C, the range the freight can stand, and its temperature at loading, on the
        bill of lading. See{' '}
        <Link to="/services/temperature-controlled" prefetch="intent">
          the bands
        </Link>
        .
      </>
    ),
  },
]

export const rebills = [
  {
    title: 'Weight',
    text: 'Weigh it with pallets and packaging. If it is an estimate, say so. 1,000 lb is 454 kg.',
  },
  {
    title: 'Class and size',
    text: 'In the US, LTL freight has a class from 50 to 500, mostly by density. In Canada most carriers charge by the greater of actual and deemed weight, at 10 lb per cubic foot.',
  },
  {
    title: 'Accessorials',
    text: 'Liftgate, inside delivery, a call ahead, an appointment, no dock: each is charged. Name them, and the estimate includes them.',
  },
]

/** Loss and damage: `carrierLiability`, `freightClaims`. */
export const questions: Item[] = [
  {
    title: 'Does asking commit me to anything?',
    text: (
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
    title: 'I do not know the exact weight yet. Should I wait?',
    text: 'No. Weight and dimensions are optional. Send what you know, say what is an estimate, and we ask for the rest.',
  },
  {
    title: 'Which service do I need?',
    text: (
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
    id: 'claims',
    title: 'What if freight is lost or damaged?',
    text: (
      <ul>
        <li>
          On delivery: check before signing, write damage or missing pieces on the bill, take pictures, and
          keep the packaging.
        </li>
        <li>
          Within 60 days: give notice in writing, with the reference. The final claim follows within nine
          months of shipment.
        </li>
        <li>
          Unless a value is declared on the bill of lading, a carrier in Canada commonly answers for at most
          $4.41/kg ($2.00/lb). Declare a value, or insure the freight, if it is worth more.
        </li>
        <li>General information, not our terms: see your own bill of lading.</li>
      </ul>
    ),
  },
  {
    title: 'How do I change or withdraw a request?',
    text: 'On the page of your request: its address is in the confirmation. Or write or call, with the reference. Before you have confirmed a booking, nothing is owed.',
  },
  {
    title: 'Can I ask by phone?',
    text: (
      <>
        Yes. Call <DispatchPhone />. We ask the same questions as the form.
      </>
    ),
  },
]
