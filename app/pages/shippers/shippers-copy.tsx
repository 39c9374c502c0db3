import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { claims, company, ownerFacts } from '../../../domain/company.ts'
import { DispatchMail, DispatchPhone } from '../../company/contact-links.tsx'

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
    when: `Within ${company.answerWithinHours} hours`,
    title: 'Read our answer',
    text: 'A quote, or the question we need answered first.',
  },
  {
    when: 'You',
    title: 'Book in writing',
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
    id: 'commercial-invoice',
    title: 'Commercial invoice',
    text: 'For freight that crosses the border. Seller, buyer and importer; what each item is, where it was made, and its value with the currency.',
  },
  {
    id: 'customs-broker',
    title: 'Customs broker',
    text: 'Name and phone, before pickup. The broker files the release under the carrier’s number: PARS into Canada, PAPS into the US. The carrier sends the truck’s data at least an hour ahead: ACI into Canada, ACE into the US.',
  },
  {
    id: 'importer',
    title: 'Importer into Canada',
    text: 'Since May 2025 the importer posts its own security in CARM to have freight released before duties are paid.',
  },
  {
    id: 'cusma',
    title: 'CUSMA certification',
    text: 'When you claim the lower duty: who certifies, which goods, and the rule of origin they meet.',
  },
  {
    id: 'dangerous-goods',
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
    id: 'heated-or-cooled',
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
    text: 'Liftgate, inside delivery, a call ahead, an appointment, no dock: each may cost extra. Name them, and the quote includes them.',
  },
]

const { whoCarries, tracking, paymentTerms, taxes, fuelSurcharge, waitingTime, cancellation } = ownerFacts

/** What the owner has entered. */
export const charges = Object.entries({
  Payment: paymentTerms,
  Tax: taxes,
  Fuel: fuelSurcharge,
  'Waiting time': waitingTime,
  Cancellation: cancellation,
}).flatMap(([title, text]) => (text ? [{ title, text }] : []))

/** Loss and damage: `carrierLiability`, `freightClaims`. */
export const questions: Item[] = [
  ...(whoCarries ? [{ title: 'Who carries my load?', text: whoCarries }] : []),
  {
    title: 'Does asking commit me to anything?',
    text: (
      <>
        No. Neither of us is bound until both have booked in writing. The{' '}
        <Link to="/terms-of-service#quotes-arent-offers" prefetch="intent">
          terms
        </Link>{' '}
        say the same.
      </>
    ),
  },
  {
    title: 'I don’t know the exact weight yet. Should I wait?',
    text: 'No. Weight and dimensions are optional. Send what you know, say what is an estimate, and dispatch asks for the rest.',
  },
  {
    title: 'Which service do I need?',
    text: (
      <>
        If you aren’t sure, choose none and describe the freight. To compare, look at{' '}
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
        <li>Damaged or short? Write it on the bill before signing, photograph it, and keep the packaging.</li>
        <li>
          Commonly in Canada: notice in writing within 60 days of delivery, or within nine months of shipment
          if nothing arrives. The final claim follows within nine months of shipment.
        </li>
        <li>
          Unless a value is declared on the bill of lading, a carrier in Canada is commonly liable for at most
          $4.41/kg ($2.00/lb). Declare a value, or insure the freight, if it’s worth more.
        </li>
        <li>Loads within or from the United States may be under its law, with other limits and deadlines.</li>
        {claims.cargoCover && <li>{claims.cargoCover.value}</li>}
        <li>
          Send the notice and the claim to {ownerFacts.claimsAddress ?? <DispatchMail />}, with “Claim” and
          the reference first.
        </li>
        <li>General information, not our terms: see your own bill of lading.</li>
      </ul>
    ),
  },
  {
    id: 'change-a-request',
    title: 'How do I change or withdraw a request?',
    text: 'On the page of your request: its link is in the confirmation. Or call, with the reference.',
  },
  {
    title: 'Can I ask by phone?',
    text: (
      <>
        Yes. Call <DispatchPhone />. We ask the same questions as the form.
      </>
    ),
  },
  ...(tracking ? [{ title: 'Where is my load?', text: tracking }] : []),
]
