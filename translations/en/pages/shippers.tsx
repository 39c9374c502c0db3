import type { ReactNode } from 'react'
import type { LinkText } from '../../link-text.ts'
import { promisedTime } from '../promise.ts'

export const shippers = {
  head: {
    lead: 'From the first question to the signed delivery, and how to avoid a second invoice.',
    primary: 'Get a Quote',
    secondary: 'See the four services',
  },
  steps: {
    title: 'From quote to delivery',
    items: [
      { when: 'You', title: 'Send the lane', text: 'From, to, what it is, how to reach you.' },
      { when: 'At once', title: 'Get a reference', text: 'On screen and by email.' },
      {
        when: `Within ${promisedTime}`,
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
        text: 'The receiver checks, then signs: the proof of delivery (POD).',
      },
    ],
  },
  papers: {
    title: 'The bill of lading, line by line',
    caption: 'A bill of lading (BOL), filled in as an example. The carrier issues it.',
    sheet: {
      name: 'A bill of lading, as an example',
      title: 'Bill of lading',
      date: { label: 'Date', lines: ['December 2, 2026'] },
      reference: { label: 'Reference', lines: ['Q-7F3K2M'] },
      shipper: { label: 'Shipper', lines: ['Name, street, city, phone', 'Pickup hours'] },
      receiver: { label: 'Receiver', lines: ['Name, street, city, phone', 'Delivery hours'] },
      pieces: { label: 'Pieces', lines: ['6 pallets', '4 crates'] },
      description: { label: 'Description', lines: ['Canned soup', 'Glass jars'] },
      weight: { label: 'Weight', lines: ['3,600 lb', '3,600 lb'] },
      size: { label: 'L × W × H, in', lines: ['48 × 40 × 50', '60 × 48 × 60'] },
      value: { label: 'Declared value', lines: ['CA$ ________'] },
      extras: { label: 'At the door', lines: ['Liftgate, call 1 h ahead'] },
      count: { label: 'Count and condition', lines: ['10 pieces, one carton wet'] },
      signatures: { label: 'Signed by shipper, driver, receiver' },
    },
    /** Weight and class: the usual reasons for a re-bill; liability and claims: `sources.carrierLiability`. */
    calls: [
      { title: 'Both ends', text: 'Who, where, which hours, and a direct number.' },
      { title: 'Pieces', text: 'What the driver counts: pallets, crates, rolls.' },
      { title: 'Description', text: 'What it is, in trade words. Dangerous goods carry their UN number.' },
      {
        title: 'Weight and size',
        text: 'With pallet and wrapping. A wrong weight or class is the usual reason for a re-bill.',
      },
      {
        title: 'Declared value',
        text: 'Without one, the carrier’s liability is limited, commonly to $4.41/kg ($2.00/lb).',
      },
      { title: 'At the door', text: 'Liftgate, inside delivery, call ahead, appointment.' },
      { title: 'Count and condition', text: 'Damage is written here before anyone signs.' },
      { title: 'Signatures', text: 'The receiver’s is the proof of delivery.' },
    ],
  },
  rebills: {
    title: 'How to avoid a re-bill',
    lead: 'A re-bill is a second invoice, often after a reweigh, because the freight wasn’t as described.',
    items: [
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
    ],
    planner: 'Plan the load: space, density, class',
  },
  charges: {
    title: 'Payment and charges',
    payment: 'Payment',
    tax: 'Tax',
    fuel: 'Fuel',
    waitingTime: 'Waiting time',
    fees: 'Other services',
    feeList: (fees: readonly { what: string; price: string }[]) =>
      fees.map(({ what, price }) => `${what}: ${price.replace(/\.$/, '')}.`).join(' '),
    cancellation: 'Cancellation',
  },
  /**
   * Sources: `canadianPreArrival`, `usPreArrivalBroker`, `canadianManifest`, `usPreArrival`, `carmSecurity`,
   * `cusmaCertification`; for dangerous goods, TDG Regulations, Part 3, and 49 CFR 172, Subpart C.
   */
  border: {
    title: 'Border and special freight',
    invoice: {
      title: 'Commercial invoice',
      text: 'For freight that crosses the border. Seller, buyer and importer; what each item is, where it was made, and its value with the currency.',
    },
    broker: {
      title: 'Customs broker',
      text: 'Name and phone, before pickup. The broker files the release under the carrier’s number: PARS into Canada, PAPS into the US. The carrier sends the truck’s data at least an hour ahead: ACI into Canada, ACE into the US.',
    },
    importer: {
      title: 'Importer into Canada',
      text: 'Since May 2025 the importer posts its own security in CARM to have freight released before duties are paid.',
    },
    cusma: {
      title: 'CUSMA certification',
      text: 'When you claim the lower duty of CUSMA (USMCA in the US; NAFTA before): who certifies, which goods, and the rule of origin they meet.',
    },
    dangerousGoods: {
      title: 'Dangerous goods',
      text: (rules: LinkText) => (
        <>
          UN number, shipping name, class, packing group, quantity and a 24-hour number. In the US: hazardous
          materials (hazmat). See {rules('the TDG rules')}.
        </>
      ),
    },
    temperature: {
      title: 'Heated or cooled freight',
      text: (bands: LinkText) => (
        <>
          The set point in °F or °C, the range the freight can stand, and its temperature at loading, on the
          bill of lading. See {bands('the bands')}.
        </>
      ),
    },
  },
  /** Loss and damage: `carrierLiability`, `freightClaims`. */
  questions: {
    title: 'Questions shippers ask',
    whoCarries: 'Who carries my load?',
    commitment: {
      title: 'Does a request commit me?',
      text: (terms: LinkText) => (
        <>No. Neither of us is bound until both have booked in writing. The {terms('terms')} say the same.</>
      ),
    },
    weight: {
      title: 'Must I know the weight?',
      text: 'No. Weight and dimensions are optional. Send what you know, say what is an estimate, and dispatch asks for the rest.',
    },
    service: {
      title: 'Which service do I need?',
      text: (to: Record<'truckload' | 'ltl' | 'temperatureControlled' | 'intermodal', LinkText>) => (
        <>
          If you aren’t sure, choose none and describe the freight. To compare, look at{' '}
          {to.truckload('full truckload')}, {to.ltl('LTL')},{' '}
          {to.temperatureControlled('temperature-controlled')} and {to.intermodal('intermodal')}.
        </>
      ),
    },
    claims: {
      title: 'What if it’s lost or damaged?',
      /** `cover` is a sentence about our own insurance. */
      text: ({ cover, address }: { cover: string | undefined; address: ReactNode }) => (
        <ul>
          <li>
            Damaged or short? Write it on the bill before signing, photograph it, and keep the packaging.
          </li>
          <li>
            Commonly in Canada: notice in writing within 60 days of delivery, or within nine months of
            shipment if nothing arrives. The final claim follows within nine months of shipment.
          </li>
          <li>
            Unless a value is declared on the bill of lading, a carrier in Canada is commonly liable for at
            most $4.41/kg ($2.00/lb). Declare a value, or insure the freight (cargo insurance), if it’s worth
            more.
          </li>
          <li>
            Loads within or from the United States may be under its law, with other limits and deadlines.
          </li>
          {cover && <li>{cover}</li>}
          <li>Send the notice and the claim to {address}, with “Claim” and the reference first.</li>
          <li>General information, not our terms: see your own bill of lading.</li>
        </ul>
      ),
    },
    change: {
      title: 'How do I change a request?',
      text: 'On the page of your request, where you can also withdraw it: its link is in the confirmation. Or call, with the reference.',
    },
    phone: {
      title: 'Can I ask by phone?',
      text: (phone: ReactNode) => <>Yes. Call {phone}. We ask the same questions as the form.</>,
    },
    tracking: 'Where is my load?',
    more: 'Yours isn’t here? Ask dispatch',
  },
}
