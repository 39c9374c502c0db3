import type { ReactNode } from 'react'
import type { Coast } from '../../../domain/lanes/ferries.ts'
import type { RoadSeason } from '../../../domain/time/road-seasons.ts'
import type { LinkText } from '../../link-text.ts'

type Row = readonly [string, ReactNode, ReactNode]

export const beforeYouAsk = {
  head: {
    title: 'What to know before you ask',
    lead: 'What changes a truck’s route, its day or its papers. Read what fits your load; dispatch asks for the rest.',
    primary: 'Get a Quote',
    secondary: 'How far is it?',
  },
  /** By the ids of the headings. */
  contents: {
    seasons: 'Road bans',
    ferries: 'Ferries',
    holidays: 'Holidays',
    accessorials: 'Accessorials',
    'dangerous-goods': 'Dangerous goods',
    border: 'Border',
    liability: 'Claims',
  },
  seasons: {
    title: 'Road bans, chains and winter roads',
    lead: 'A heavy load in spring may need more axles, another road or another week. Spring road bans go by other names: half loads, frost laws, spring breakup.',
    picture: {
      title: 'The next twelve months',
      note: 'The usual weeks. Thaw and frost decide each year.',
      name: 'The usual weeks of road bans, chains and winter roads in the next twelve months; the table below has them in words.',
    },
    table: 'Road by road',
    caption: 'Road bans, chains and winter roads, with who publishes what holds today',
    head: ['Where', 'Usually', 'Changes', 'Today'],
    kinds: {
      ban: 'Spring road bans',
      chains: 'Tire chains',
      winterRoad: 'Winter roads',
    } satisfies Record<RoadSeason['kind'], string>,
    rows: {
      albertaBans: {
        where: 'Alberta, road bans',
        short: 'Alberta',
        when: 'From the thaw, mostly in March, to mid-June',
        what: 'Banned highways carry a share of the usual axle weights, which the list names. Counties ban roads of their own. By phone: 1\u2011855\u2011762\u20113226.',
        today: '511 Alberta',
      },
      saskatchewanBans: {
        where: 'Saskatchewan, road bans',
        short: 'Saskatchewan',
        when: 'From mid-March, for up to six weeks',
        what: '10 to 15 % less on municipal roads and secondary highways; primary highways stay as they are.',
        today: 'Ministry of Highways',
      },
      manitobaBans: {
        where: 'Manitoba, road restrictions',
        short: 'Manitoba',
        when: 'Between March\u00a01 and June\u00a010, by climate zone',
        what: 'Listed roads carry 90 or 65 % of the usual axle weights.',
        today: 'Manitoba Transportation',
      },
      britishColumbiaBans: {
        where: 'British Columbia, load restrictions',
        short: 'British Columbia',
        when: 'Mostly March to May; frost probes decide',
        what: 'Side roads often carry 70 or 50 %; numbered highways mostly stay at full weight.',
        today: 'DriveBC',
      },
      ontarioBans: {
        where: 'Ontario, reduced loads',
        short: 'Ontario',
        when: 'March and April; in the north, and on some town roads, into May',
        what: 'Half loads: 5 tonnes per axle where the act or a town says so.',
        today: '511 Ontario',
      },
      quebecBans: {
        where: 'Quebec, thaw period',
        short: 'Quebec',
        when: 'From early March to late May, by thaw zone',
        what: 'Less weight for each group of axles, on all roads.',
        today: 'Transports Québec',
      },
      britishColumbiaChains: {
        where: 'British Columbia, chains',
        short: 'British Columbia',
        when: 'October 1 to March 31, on mountain passes to April 30',
        what: 'Trucks carry tire chains (snow chains) on most routes; above 11,794 kg, of steel.',
        today: 'DriveBC',
      },
      washingtonChains: {
        where: 'Washington, chains',
        short: 'Washington',
        when: 'November 1 to April 1',
        what: 'Vehicles over 10,000 lb carry tire chains on the listed passes, and chain up where signs say so.',
        today: 'WSDOT mountain passes',
      },
      manitobaWinterRoads: {
        where: 'Manitoba, winter roads',
        short: 'Manitoba',
        when: 'Mid-January to mid-March',
        what: 'The only road to 22 communities. The weight allowed grows with the ice.',
        today: 'Manitoba winter roads',
      },
      northernWinterRoads: {
        where: 'Northwest Territories, winter roads',
        short: 'Northwest Territories',
        when: 'Late December to mid-April; Gamètì and Wekweètì from late February and March',
        what: 'An ice road or ice bridge opens for light vehicles first, for full loads last.',
        today: 'DriveNWT',
      },
    } satisfies Record<
      RoadSeason['name'],
      { where: string; short: string; when: string; what: string; today: string }
    >,
  },
  ferries: {
    title: 'Ferries on our lanes',
    lead: 'Ferries that carry trucks, with the hours on the ship. The lane estimate adds the line, and says when a ferry doesn’t sail all year.',
    coasts: {
      pacific: 'British Columbia',
      inland: 'Ontario and Quebec',
      atlantic: 'Atlantic Canada',
      abroad: 'United States and Mexico',
    } satisfies Record<Coast, string>,
    crossing: (from: string, to: string) => `${from}–${to}`,
  },
  holidays: {
    title: 'Statutory holidays ahead',
    lead: 'Days off for many, and closed days for some docks, brokers and banks. Ask your receiver before you set the day.',
    note: 'Federal holidays bind federal offices and companies, such as customs and carriers across a border. A stat holiday is the same by its short name. States, towns and companies keep more days than these.',
  },
  accessorials: {
    title: 'Accessorials, and what triggers them',
    lead: 'Services beyond dock to dock. Named before, they are in the quote; each carrier’s tariff has its own list.',
    rows: [
      ['Liftgate', 'No dock and no forklift at one end.'],
      ['Inside delivery', 'The freight goes beyond the tailgate or the dock.'],
      ['Appointment', 'The receiver takes freight only at a set time, or wants a call ahead.'],
      [
        'Limited access',
        'A home (residential delivery), farm, building site, school, mine, camp or another place without a freight dock.',
      ],
      [
        'Detention (waiting time)',
        'Loading or unloading takes longer than the free time, with the truck or with the trailer left there.',
      ],
      ['Layover', 'The truck stays overnight because it wasn’t loaded or unloaded that day.'],
      ['Redelivery', 'The freight comes back undelivered, and goes out again.'],
      ['Reconsignment', 'The address changes after pickup.'],
      ['Truck ordered, not used (TONU)', 'A dry run: the truck came, and there was nothing to load.'],
      ['Extra stops', 'More than one pickup or delivery.'],
      ['Over length', 'A piece of 8 ft or longer in a shared trailer.'],
      ['Heated or cooled', 'Freight that must not freeze, or must stay cold.'],
      ['Tarps', 'Freight on an open deck that must stay dry.'],
      ['Lumper', 'The receiver’s warehouse has its own unloaders, and bills the truck.'],
      ['After hours', 'Pickup or delivery at night, on a weekend or on a holiday.'],
      ['In-bond fee', 'The freight crosses a country under a customs bond.'],
      ['Storage', 'The receiver can’t take the freight when it arrives.'],
      ['Fuel surcharge', 'Follows the price of diesel, where a quote doesn’t include it.'],
    ] as readonly (readonly [string, string])[],
    ours: (charges: LinkText) => <>What we charge for waiting and fuel: {charges('payment and charges')}.</>,
  },
  dangerousGoods: {
    title: 'Dangerous goods',
    declare: 'What you declare',
    declared: [
      'UN number, proper shipping name, class and packing group, in this order.',
      'Quantity, and the number and kind of packages.',
      'A telephone number that is answered at any hour while the goods travel.',
      'In Canada, the shipper’s name and address, the date, and your certification.',
      'In Canada, where the goods need an emergency response assistance plan (ERAP): its reference and telephone number.',
    ],
    told: 'Who is told',
    tellings: (safety: LinkText) => [
      'Dispatch, with the quote request: not every carrier, ferry or tunnel takes every class.',
      'The driver: you hand over the shipping document before the truck is loaded.',
      'The receiver and, across a border, the customs broker.',
      <>
        In a release: 911 first, then the number on the document.{' '}
        {safety('The rules on TDG and hazardous materials (hazmat)')}.
      </>,
    ],
  },
  border: {
    title: 'Border papers, by direction',
    lead: 'Every load: a commercial invoice, the importer, and a broker’s name and phone before pickup.',
    caption: 'Border papers by direction',
    head: ['Direction', 'Who files what', 'When'],
    rows: [
      [
        'Into Canada',
        'Your broker requests the release under the carrier’s PARS number. The carrier sends the ACI e-manifest. The importer has security in CARM.',
        'E-manifest at least 1 h before arrival',
      ],
      [
        'Into the US',
        'Your broker files the entry under the carrier’s PAPS number. The carrier sends the ACE e-manifest.',
        'E-manifest at least 1 h before arrival; 30 min under FAST',
      ],
      [
        'Food into the US',
        'Besides, a food import needs prior notice to the FDA (Food and Drug Administration). Give its confirmation number to the broker and the driver.',
        'Confirmed at least 2 h before arrival by road',
      ],
      [
        'Through a country, in-bond',
        'Freight crosses the US or Canada, or clears inland, under a customs bond: only with a bonded carrier. Say so when you ask.',
        'Before pickup',
      ],
      [
        'Into Mexico',
        'A Mexican broker clears the pedimento; a Mexican carrier takes the trailer over with its Carta Porte.',
        'Before the trailer crosses',
      ],
    ] satisfies readonly Row[],
    more: (papers: LinkText) => <>What each paper says: {papers('the papers of a load')}.</>,
  },
  liability: {
    title: 'Loss and damage: liability and claims',
    lead: 'Which law holds depends on where the load starts and goes. Your bill of lading says what was agreed.',
    caption: 'Liability for loss and damage in Canada and the US',
    head: ['', 'Load that starts in Canada', 'Load within the US, or from it on a through bill'],
    rows: [
      ['Law', 'Conditions of carriage of the province where it starts', 'Carmack Amendment, 49 U.S.C. 14706'],
      [
        'Limit',
        'Commonly $4.41/kg ($2.00/lb), unless a value is declared on the bill of lading',
        'The actual loss, unless a written agreement limits it',
      ],
      [
        'Notice',
        'In writing within 60 days of delivery; within nine months of shipment if nothing arrives',
        'Not asked by the statute; the bill of lading may',
      ],
      [
        'Claim',
        'Final claim within nine months of shipment, with the paid freight bill',
        'A carrier may not allow less than nine months',
      ],
      ['Suit', 'By the law of the province', 'Not less than two years from the carrier’s written refusal'],
    ] satisfies readonly Row[],
    where: (address: ReactNode, how: LinkText) => (
      <>
        Send a claim to {address}, with “Claim” and the reference first.{' '}
        {how('What to do when freight is damaged')}.
      </>
    ),
    insure: 'Freight worth more than the limit: declare a value, or insure it.',
  },
  hours: {
    title: 'Business hours and pickup',
    open: 'The phone is answered',
    closed: 'Closed',
    sameDay: 'Pickup the same day',
    nextDay: 'Pickup the next business day',
    until: (time: string) => `Ask by ${time} on a business day, in our time.`,
  },
}
