import { company } from '../../../domain/company.ts'

export const carriers = {
  head: {
    title: 'Partner With Us',
    lead: 'Competitive rates, quick pay and consistent freight, for carriers with the authority, the insurance and the equipment to match.',
    primary: 'Apply Now',
    secondary: 'Check the requirements',
  },
  way: {
    title: 'Application to pay',
    application: {
      when: 'You',
      title: 'Application',
      text: 'MC and DOT numbers, trucks and insurer. You get a reference at once.',
    },
    review: {
      when: 'We',
      title: 'Review',
      text: 'We review authority, insurance, rating and equipment, and contact you about the papers to send, your carrier packet.',
    },
    load: {
      when: 'Together',
      title: 'Load',
      text: 'Lane, dates, freight and rate. You accept the load, or you don’t.',
    },
    proofOfDelivery: {
      when: 'You',
      title: 'Proof of delivery',
      text: 'The receiver signs the bill of lading. Keep your copy, the POD, for the invoice.',
    },
    pay: {
      when: 'We',
      title: 'Pay',
      text: 'On the terms agreed before your first load. Ask about quick pay.',
    },
    invoices: 'Invoices',
    bankDetails: {
      title: 'Bank details',
      text: `We never ask for bank details by email. Unsure? Call ${company.phone.shown}.`,
    },
  },
  benefits: {
    title: 'What you get',
    rates: {
      title: 'Competitive Rates',
      text: 'Name the lanes you run, and ask dispatch for the rate.',
    },
    quickPay: {
      title: 'Quick Pay Options',
      text: 'Payment sooner than the usual terms, if you choose it. Ask for the terms before your first load.',
    },
    freight: {
      title: 'Consistent Freight',
      text: 'Put the lanes you run and the trailers you pull in the application, so we know what to call you about.',
    },
  },
  /** Trade usage; whatever is agreed stays blank. */
  rateConfirmation: {
    caption: 'A rate confirmation, filled in as an example: the usual paper for one load and its rate.',
    sheet: {
      name: 'A rate confirmation, as an example',
      title: 'Rate confirmation',
      date: { label: 'Date', lines: ['November 30, 2026'] },
      rate: { label: 'Rate and fuel', lines: ['CA$ ________'] },
      payment: { label: 'Payment', lines: ['____ days after invoice and POD'] },
      pickup: { label: 'Pick up', lines: ['Calgary, AB', 'December 2, 8 a.m. to noon'] },
      delivery: { label: 'Deliver', lines: ['Winnipeg, MB', 'December 4, 7 a.m. to 3 p.m.'] },
      trailer: { label: 'Trailer', lines: ['53 ft dry van'] },
      freight: { label: 'Freight', lines: ['20 pallets', 'Canned soup'] },
      weight: { label: 'Weight', lines: ['36,400 lb', '16,511 kg'] },
      carrier: { label: 'Carrier', lines: ['Name', 'MC, DOT'] },
      extras: { label: 'Waiting time, extra stops', lines: ['CA$ ________'] },
      signatures: { label: 'Signed by dispatch, carrier' },
    },
  },
  requirements: {
    title: 'Carrier Requirements',
    lead: 'Have the numbers and the name of your insurer at hand. The application asks for them and takes a few minutes.',
    /** `country` is an adjective, as `Canadian`. */
    currency: (country: string) => `Both amounts are in ${country} dollars.`,
  },
  papers: {
    title: 'Papers to have ready',
    /** NSC: National Safety Code Standard 14; CVOR is Ontario's registration under its Highway Traffic Act. */
    items: [
      'A certificate of insurance (COI), your operating authority and a tax form, W‑9 in the US.',
      'Canadian carriers: put your NSC number, or in Ontario your CVOR number, under additional information. The form asks for MC and USDOT.',
    ],
  },
  ready: {
    title: 'Ready when you are',
    text: 'Questions first? Ask dispatch before you fill in anything.',
    primary: 'Apply Now',
    secondary: 'Contact Us',
  },
}
