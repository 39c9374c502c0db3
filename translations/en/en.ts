import { company } from '../../domain/company.ts'
import { DEFAULT_LOCALE, type Locale } from '../../domain/locale.ts'
import { formatOf } from '../../domain/text/format.ts'
import { plural } from '../plural.ts'
import { monthsText } from './months.ts'
import { promisedTime } from './promise.ts'
import { enSite } from './site.ts'

const format = formatOf(DEFAULT_LOCALE)
const orCall = `or call ${company.phone.shown}`

const inCountry = { CA: 'Canada', US: 'the US', MX: 'Mexico' }

const listText = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Every English text that a visitor reads outside prose. Functions take the values that go in. */
export const en = {
  locale: DEFAULT_LOCALE as Locale,

  /** After `Required: `, what a value should be. */
  problems: {
    required: 'Required',
    tooLong: (limit: number) => `${format.number(limit)} characters at most`,
    notText: 'plain text',
    notANumber: 'a number, like 18000',
    notADate: 'a date, like 2026-11-30',
    notAChoice: 'one of the choices',
    notChoices: 'any of the choices',
    severalLines: 'one address on one line',
    severalAddresses: 'one address only, without a comma',
    noAtSign: 'an address with an @, like name@company.ca',
    noDotAfterAt: 'an address with a dot after the @, like name@company.ca',
    notAnAddress: 'an address like name@company.ca',
    fileTooLarge: (megabytes: number) => `a file of ${megabytes} MB at most`,
    chooseFileAgain: 'the file, chosen once more',
    wrongFileType: (types: string) => `a file of one of these types: ${types}`,
    wrongFileContent: (types: string) => `a file that is one of these types, not only by its name: ${types}`,
    emptyFile: 'a file with something in it; this one is empty, or gone since it was chosen',
    changedFile: 'the file, chosen once more: it has changed or is gone since',
  },

  /** Over the list of what is wrong in a form. */
  problemSummary: (missing: number, wrong: number) => {
    if (wrong === 0)
      return plural('en-CA', missing, {
        one: 'Please fill in 1 field',
        other: `Please fill in ${missing} fields`,
      })
    const count = missing + wrong
    return plural('en-CA', count, { one: 'Please correct 1 field', other: `Please correct ${count} fields` })
  },

  /** Staff sign-in. */
  signIn: {
    needed: 'Please sign in.',
    otherRole: 'Only an owner can do this. Please ask one of the owners.',
    wrong: 'The email or the password isn’t right.',
    wrongCode: 'That code isn’t right, or was used before. Please enter the next one.',
    wrongPassword: 'The password isn’t right.',
    weakPassword: (length: number) =>
      `Please choose a new password of at least ${length} characters that isn’t a common word, our name or yours.`,
    knownPassword:
      'Many people have used this password, and it is in lists that attackers try first. Please choose another.',
    tooMany: (seconds: number) => `Too many attempts. Please try again in ${seconds} s.`,
    busy: 'Too many people are signing in at this moment. Please try again in a few seconds.',
  },

  /** The staff inbox. */
  inbox: {
    conflict: 'Somebody changed this in the meantime. Your changes weren’t saved; here is how it stands now.',
    confirmFirst: 'Please enter your password once more.',
    memberTaken: 'This email address has an account already.',
    ownAccount: 'Another owner has to do this for you.',
  },

  ...enSite,

  /** On a control while what it opens is loaded. */
  opening: 'Opening…',
  startFailed: 'Part of this page could not be loaded. Please check the connection, or try a newer browser.',
  loadAgain: 'Load it again',
  partFailed: {
    title: 'This part of the page could not be shown.',
    rest: 'The rest of the page works.',
  },

  /** Forms. */
  requiredLegend: '* Required',
  requiredProgress: 'Required fields filled in',
  signInLabel: 'Sign in',
  chooseOne: 'Choose one',
  sending: 'Sending…',
  uploadProgress: 'Upload',
  /** After a reload. */
  chooseAgain: (file: string) =>
    `You had chosen ${file}. A page can’t choose a file for you: please choose it again.`,
  unknownOutcome: 'If this attempt did reach us, it won’t be counted twice.',
  quoteNote: (required: number) =>
    `Only ${required} fields are required. Dispatch answers within ${promisedTime}.`,

  /** After a form was sent. */
  yourReference: 'Your reference',
  referenceIs: (reference: string) => `Your reference is ${reference}.`,
  requestPage: 'See or change what you sent',
  backToForm: 'Back to the form',
  done: 'Done',
  quoteSent: {
    confirmation:
      'A confirmation was sent to our dispatch mailbox. One for you follows; keep this link in case it doesn’t arrive.',
    withheld:
      'A confirmation was sent to our dispatch mailbox. Yours follows when dispatch has looked at it; keep this link until then.',
    another: 'Submit Another Quote',
    lane: 'Lane',
    laneBetween: (pickup: string, delivery: string) => `${pickup} to ${delivery}`,
    freight: 'Freight',
    answerTo: 'Answer to',
  },
  driverDemo: `This form is a demonstration: nothing was sent. To apply, write to ${company.email} or call ${company.phone.shown}.`,

  sendingFailed: {
    title: 'Error',
    description:
      'Something went wrong in this page. What you typed is still here: please try again, or reload the page.',
  },
  overlayFailed: {
    title: 'Error',
    description: 'This could not be opened here. What you typed is kept.',
    link: 'Open it as a page',
  },
  searchFailed: {
    title: 'Error',
    description: 'The search couldn’t be loaded. Please check your connection and try again.',
  },

  /** Answers of the server to a request it accepts or refuses. */
  responses: {
    noToken: 'This address needs a bearer token.',
    conversationFull: `This request holds no more text, so nothing was added. Please send a new request, ${orCall}.`,
    staffTextFull:
      'This request holds no more answers and notes, so nothing was stored. Answer from your own mailbox, or ask for a new request.',
    mailTooLarge: 'A mail may have 20 MB at most.',
    wrongMail: 'Post a mail as it came, as message/rfc822.',
    wrongValue: 'Required: a value of the type that is documented',
    accepted: 'Thank you. We received your form.',
    unreadable: 'What arrived couldn’t be read. Please send the form again.',
    foreignOrigin: 'This form can be sent only from our own pages.',
    notFound: 'There is nothing at this address.',
    wrongMethod: 'This address can’t be used in that way.',
    tooLarge: 'That is more text than this form can take. Please make it shorter.',
    unknownType: 'Please send the form as JSON or as an ordinary web form.',
    fileTooLarge: 'That file is larger than this form can take. Please send a smaller one.',
    wrongUpload: 'Please send the form with its file as multipart/form-data.',
    notAForm: 'What arrived isn’t a filled-in form. Please send the form again.',
    unknownForm: 'There is no form of that name here.',
    problems: 'Please correct the fields below.',
    badKey: 'The idempotency key is too long or has characters that a key can’t have.',
    keyReused: 'Something else was already sent with this key. Please load the page again.',
    tooMany: `A lot was sent from your address just now. Please wait a minute, ${orCall}.`,
    failed: `Something went wrong on our side. Please try again, ${orCall}.`,
    noNews: enSite.news.failed,
    unknownLane: 'One of these places isn’t clear.',
    noFiles: 'We can take no files just now. Please send the rest without them, or try again later.',
    tooManyFiles:
      'More files came from your network than we take in a day. Please send the rest without them, or try again tomorrow.',
    unavailable: `We can’t take this just now. Please try again shortly, ${orCall}.`,
  },

  /** The lane card and the answers to typed places. */
  lane: {
    missing: 'Enter a place.',
    unknown: 'We don’t know this place. Add its province or state, or its postal code.',
    ambiguous: 'There are several places of this name. Add the province or state.',
    abroad: 'We estimate lanes in Canada, the United States and Mexico.',
    noRoad: 'We know no road there.',
    railOnly: 'No road leads there: freight goes by rail.',
    airAndSea: 'No road leads there: freight goes by air, and by sea or river in summer.',
    seaOnly: 'No road leads there: freight goes by sea.',
    winterRoad:
      'Only a winter road leads there, usually open from January to March; otherwise freight goes by air or barge.',
    manitobaWinterRoads:
      'Only a winter road leads there, usually open from mid-January to mid-March; otherwise freight goes by air or barge.',
    northernWinterRoads:
      'Only a winter road leads there, open for some weeks between late December and mid-April; otherwise freight goes by air or barge.',
    estimate: 'An estimate for planning; dispatch confirms.',
    estimatedFor: (from: string, to: string) => `Estimated for ${from} → ${to}.`,
    close: 'Back to the map',
    credit: 'Road path, schematic. Places: GeoNames, CC BY 4.0',
    to: 'to',
    about: 'about',
    byRoad: 'by road',
    kilometres: (value: number) => `${format.number(value)} km`,
    miles: (value: number) => `${format.number(value)} mi`,
    range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
    hours: (value: string) => `${value} h`,
    road: 'By road',
    wheel: 'Driving time',
    days: 'Driving days',
    atTheWheel: (hours: string) => `${hours} of driving`,
    drivingDays: (days: string) => (days === '1' ? '1 driving day' : `${days} driving days`),
    atBorder: 'At the border',
    atFerry: 'Ferry and its line',
    borderHours: (hours: string) => `${hours} at the border`,
    ferryHours: (hours: string) => `${hours} for the ferry`,
    ferry: (name: string, operator: string, hours: string) => `Ferry: ${name}, ${operator}, about ${hours}`,
    season: ([first, last]: readonly [number, number]) => `, ${monthsText(first, last)}`,
    highways: {
      alaska: 'Alaska Highway: open all year; fuel and services are far apart.',
      dempster:
        'Dempster Highway: gravel, with two river ferries in summer and ice bridges in winter; closed for some weeks in spring and fall.',
    },
    mexico: 'At the border a Mexican carrier takes the trailer over once the broker has cleared it.',
    /** How long one driver may drive, by the countries of the lane. */
    rule: (limits: { hours: number; country: 'CA' | 'US' | 'MX' }[]) => {
      const each = limits.map(({ hours, country }, at) =>
        at === 0
          ? `${hours} h of driving a day in ${inCountry[country]}`
          : `${hours} h in ${inCountry[country]}`,
      )
      return `One driver, at most ${listText(each)}.`
    },
    border: (name: string) => `Border: ${name}`,
    beforeYouAsk: 'Before you ask',
    before: {
      bans: { id: 'seasons', label: 'Spring road bans' },
      chains: { id: 'seasons', label: 'Tire chains' },
      ferries: { id: 'ferries', label: 'Ferries' },
      papers: { id: 'border', label: 'Border papers by direction' },
      winterRoads: { id: 'seasons', label: 'Winter roads' },
    },
    papers: {
      invoice: ['Commercial invoice', 'goods, origin, value'],
      brokerUS: ['US customs broker', 'name and phone'],
      brokerCA: ['Canadian customs broker', 'name and phone'],
      brokerMX: ['Mexican customs broker', 'name and phone'],
      paps: ['PAPS number', 'set by the carrier'],
      pars: ['PARS number', 'set by the carrier'],
      pedimento: ['Pedimento', 'import declaration by the broker'],
      cartaPorte: ['Carta Porte', 'waybill of the Mexican carrier'],
      inBond: ['In-bond entry', 'through the United States'],
      cusma: ['CUSMA certification', 'for the free-trade rate'],
    },
    map: (from: string, via: string[], to: string) =>
      `Road from ${from} ${via.length > 0 ? `by ${listText(via)} ` : ''}to ${to}`,
    estimator: {
      heading: 'How far is it?',
      lead: 'Road kilometres, hours and days of any lane between Canada, the United States and Mexico.',
      from: 'Pickup location',
      to: 'Delivery location',
      placeholder: 'City or postal code',
      submit: 'Show the lane',
      withoutScript: 'Get a Quote',
    },
    noEstimate: (place: string) => `No estimate for “${place}”.`,
    sentAsTyped: 'It is sent as you typed it, and dispatch reads it.',
    didYouMean: 'Did you mean',
    places: 'Places',
    placesFound: (count: number) => plural('en-CA', count, { one: '1 place', other: `${count} places` }),
    countries: { CA: 'Canada', US: 'United States', MX: 'Mexico' },
  },
}
