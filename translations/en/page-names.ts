import { company } from '../../domain/company.ts'
import { requiredNames } from '../../domain/forms/form.ts'
import { quoteRequest } from '../../domain/forms/quote-request.ts'
import { MAX_TITLE, type Path } from '../../domain/pages.ts'
import { fitting } from '../../domain/text/shorten.ts'
import { numberToWords } from './number-to-words.ts'
import { promisedTime } from './promise.ts'

/** What a page is called, and what search engines are told of it. */
export interface PageTexts {
  /** What links to the page say. */
  name: string
  /** Its link in the header's menu, where that is not the name. */
  menu?: string
  /** The same in the footer. */
  footerLabel?: string
  /** For the tab and search engines: 60 characters with the company's name, which is appended unless it is there. */
  title?: string
  /** 155 characters. */
  description?: string
}

const { name: carrier, shortName } = company
const { city } = company.address
const detailsNeeded = numberToWords(requiredNames(quoteRequest).length)

/** By path. The legal pages have titles and descriptions in their own files. */
export const enPages: Record<Path, PageTexts> = {
  '/': {
    name: 'Home',
    title: fitting(
      MAX_TITLE,
      `${carrier}: freight from ${city} across North America`,
      `${carrier}: freight from ${city}`,
      carrier,
    ),
    description: `Full truckload, LTL, temperature-controlled and intermodal freight from Calgary, across Canada and North America. We answer within ${promisedTime}.`,
  },
  '/services': {
    name: 'Services',
    title: 'Our Services: Truckload, LTL, Reefer, Rail',
    description:
      'Full truckload, LTL, temperature-controlled and intermodal freight from Calgary, side by side, and how to tell which one fits.',
  },
  '/services/full-truckload': {
    name: 'Full Truckload',
    title: 'Full Truckload, Flatbed and Step Deck',
    description:
      'One trailer for one shipper: 53 ft dry van, flatbed, step deck and specialized equipment, drawn to scale in feet and metres.',
  },
  '/services/ltl': {
    name: 'Less-than-Truckload (LTL)',
    title: 'Less-than-Truckload (LTL) Freight',
    description:
      'A few pallets in a shared trailer: all freight classes, liftgate, inside delivery, notification and special handling, across North America.',
    footerLabel: 'LTL',
  },
  '/services/temperature-controlled': {
    name: 'Temperature-Controlled Transport',
    title: 'Temperature-Controlled Transport',
    description:
      'Deep freeze, refrigerated, climate-controlled and pharmaceutical freight. Every band in °F and °C, and the 53 ft refrigerated trailer to scale.',
    footerLabel: 'Temperature-Controlled',
  },
  '/services/intermodal': {
    name: 'Intermodal',
    title: 'Intermodal: Rail and Truck',
    description:
      'Rail for the long haul, trucks at both ends. 20, 40 and 53 ft containers, rail networks, drayage and special equipment, drawn to scale.',
  },
  '/services/load-planner': {
    name: 'Load Planner',
    title: 'Load Planner: Will It Fit a 53 ft Trailer?',
    description:
      'Enter your pieces: a 53 ft trailer fills to scale, with linear feet, share of the floor, density, freight class and deemed weight.',
  },
  '/quote': {
    name: 'Request a Quote',
    title: 'Request a Quote',
    description: `${detailsNeeded} details about your freight are enough to start. Dispatch answers within ${promisedTime}, and nothing is booked until you say so.`,
    footerLabel: 'Get a Quote',
  },
  '/thank-you': {
    name: 'Thank You',
    title: 'Thank You',
    description: 'The reference of the form you sent, and what happens next.',
  },
  '/shippers': {
    name: 'Shippers',
    title: 'Shippers: From Quote to Delivery',
    description:
      'From quote to delivery, step by step: the papers a load needs, customs at the border, and how to avoid surprises on the invoice.',
    menu: 'Shippers',
  },
  '/shippers/before-you-ask': {
    name: 'Before You Ask',
    title: 'Before You Ask: Seasons, Papers, Claims',
    description:
      'Spring road bans, winter roads, ferries, closed days, extra services, dangerous goods, border papers and liability, each with its source.',
  },
  '/carriers': {
    name: 'Carriers',
    title: 'Partner With Us: Carriers',
    description: `Haul with ${shortName}: competitive rates, quick pay and consistent freight. The requirements, and what happens after you apply.`,
    footerLabel: 'Become a Carrier',
  },
  '/carriers/apply': {
    name: 'Carrier Application',
    title: 'Carrier Application',
    description: `Apply to haul with ${shortName}: your company, authority, insurance and fleet on one page. We review it and contact you.`,
  },
  '/carrier/login': {
    name: 'Carrier Portal',
    title: 'Carrier Portal Demonstration',
    description:
      'A demonstration of the carrier portal to come: loads, documents, payments and profile in one place. Nothing you type is sent.',
    footerLabel: 'Carrier Login',
  },
  '/about-us': {
    name: 'About Us',
    title: `About Us: a ${company.address.city} Freight Company`,
    description: `A ${company.address.city} freight company: founded in ${company.founded}, first truck registered in ${company.firstTruckRegistered}, fleet expanded in ${company.fleetExpanded}. What we move, and what you can hold us to.`,
    menu: 'About Us',
  },
  '/leadership': {
    name: 'Leadership',
    title: 'Leadership: Who Is Responsible',
    description:
      'Operations, safety and compliance, fleet, and customer service: what each area is responsible for, and how to put a question to it.',
  },
  '/our-culture': {
    name: 'Our Culture',
    title: 'Our Culture',
    description:
      'How we work with shippers, drivers and carriers: habits that you can check on this website, and how to tell us when we fall short.',
  },
  '/environmental-policy': {
    name: 'Environmental Policy',
    title: 'Environmental Policy',
    description:
      'What burns less fuel for each load, from rail and shared trailers to exact weights, and the rules on idling, spills and equipment.',
  },
  '/news': {
    name: 'News',
    title: 'Trucking and Logistics News',
    description:
      'What the trade press writes about trucking, logistics and transport, gathered on one page and updated weekly.',
    footerLabel: 'News & Blog',
  },
  '/careers/driver-jobs': {
    name: 'Driver Jobs',
    title: 'Truck Driver Jobs in Calgary',
    description:
      'Three driving positions: full truckload, temperature-controlled and intermodal. What each one needs, and how to apply.',
    menu: 'Careers',
  },
  '/careers/non-driver-jobs': {
    name: 'Non-Driver Jobs',
    title: 'Non-Driver Jobs in Calgary',
    description:
      'Work at a Calgary freight company besides driving: how to ask what is open, and what to put in your message.',
  },
  '/contact': {
    name: 'Contact',
    title: 'Contact Dispatch in Calgary',
    description: `Call, write, or find us in ${company.address.city}, ${company.address.province}. For a price, the quote form is quickest: it asks what dispatch would ask.`,
    menu: 'Contact',
  },
  '/privacy-policy': {
    name: 'Privacy Policy',
  },
  '/terms-of-service': {
    name: 'Terms of Service',
  },
  '/accessibility': {
    name: 'Accessibility',
  },
  '/safety': {
    name: 'Safety',
    title: 'Trucking Safety Rules, Canada and US',
    description:
      'How long a driver may drive in Canada and the United States, and the rules a load moves under, each with its source.',
  },
  '/admin/form-submissions': {
    name: 'Form Submissions',
    title: 'Form Submissions',
    description: 'What was sent with the forms of this site from this browser.',
  },
  '/requests': {
    name: 'Your Request',
    title: 'Find Your Request',
    description:
      'Lost the link to your request or application? Give its reference and your email, and we send it again.',
    footerLabel: 'Your Request',
  },
  '/requests/sent': {
    name: 'Link Sent',
    title: 'Check Your Email',
    description: 'What happens after asking for the link to a request.',
  },
  '/requests/reference/key': {
    name: 'Your Request',
    title: 'Your Request',
    description: 'One request, its answers and where it stands, for the person who sent it.',
  },
  '/requests/reference/change': {
    name: 'Change What You Sent',
    title: 'Change What You Sent',
    description: 'The answers of one request, for the person who sent it to change.',
  },
  '/admin/sign-in': {
    name: 'Sign In',
    title: 'Sign In',
    description: 'For the people who work here.',
  },
  '/admin/inbox': {
    name: 'Inbox',
    title: 'Inbox',
    description: 'What the company received, for the people who answer it.',
  },
  '/admin/inbox/submission': {
    name: 'Submission',
    title: 'Submission',
    description:
      'One request or application, its answers, messages and history, for the people who answer it.',
  },
  '/admin/customers/customer': {
    name: 'Customer',
    title: 'Customer',
    description: 'All requests, quotes and files of one sender, for the people who answer them.',
  },
  '/admin/new-request': {
    name: 'New Request',
    title: 'New Request',
    description: 'A quote request for somebody on the phone, for the people who answer it.',
  },
  '/admin/account': {
    name: 'Account',
    title: 'Your Account',
    description: 'Password, recovery codes and sessions of a member of staff.',
  },
  '/admin/staff': {
    name: 'Staff',
    title: 'Staff',
    description: 'Who may sign in, for the owners of the company.',
  },
  '/admin/templates': {
    name: 'Templates',
    title: 'Templates',
    description: 'What answers and quotes begin with, for the people who write them.',
  },
}
