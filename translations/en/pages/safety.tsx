import type { ReactNode } from 'react'
import type { DrivingDay, DutyKind, RuledCountry } from '../../../domain/driving/driving-hours.ts'
import type { LinkText } from '../../link-text.ts'

const countries: Record<RuledCountry, string> = { CA: 'Canada', US: 'United States' }

const parts: Record<RuledCountry, Record<DutyKind, string>> = {
  CA: {
    driving: 'Driving',
    work: 'Other work',
    break: 'Off duty, in breaks',
    off: 'Off duty, consecutive',
  },
  US: {
    driving: 'Driving',
    work: 'Other work and breaks',
    break: 'Off duty, in breaks',
    off: 'Off duty, consecutive',
  },
}

export const safety = {
  head: {
    lead: 'How long a driver may drive, and the rules a load moves under, on both sides of the border.',
    primary: 'Report a concern',
    secondary: 'Estimate a lane',
  },
  log: {
    title: 'The driver’s log',
    lead: 'Four rows, 24 hours a day, one line: how long a driver may drive decides when your freight arrives. Amber is driving.',
    which: 'Lane',
    lane: (to: string) => `Calgary–${to}`,
  },
  hours: {
    countries,
    parts,
    /** What else limits the hours. */
    also: {
      CA: 'No driving after 14 h on duty in a day, 70 h in 7 days or 120 h in\u00a014. South of 60° N.',
      US: 'No driving after 60 h on duty in 7 days or 70 h in\u00a08. A 30 min break after 8 h of driving.',
    },
    title: 'A driver’s 24 hours',
    lead: 'Counted from the start of a shift, at any time of day. The most that the rules allow.',
    clock: {
      /** For those who cannot see the drawing. */
      name: ({ country, parts: each, window }: DrivingDay) =>
        `${countries[country]}: ${each.map(({ hours, kind }) => `${hours} h ${parts[country][kind].toLowerCase()}`).join('; ')}. Driving ends ${window} hours after the start.`,
      hours: (hours: number) => `${hours} h`,
      driving: 'driving',
      inside: (hours: number) => `inside ${hours} h`,
      window: 'Driving window',
    },
    note: 'General information, not legal advice; both texts have exceptions. In both countries drivers keep their logbook of hours of service (HOS) on an electronic logging device (ELD).',
  },
  rules: {
    title: 'Ratings, securement, inspection, dangerous goods',
    ratings: {
      title: 'Ratings',
      text: (to: Record<'canadian' | 'unitedStates' | 'requirements', LinkText>) => (
        <>
          {to.canadian('National Safety Code Standard 14')} in Canada,{' '}
          {to.unitedStates('49\u00a0CFR\u00a0Part\u00a0385')} in the US. Carriers who haul with us need a{' '}
          {to.requirements('satisfactory or better rating')}.
        </>
      ),
    },
    securement: {
      title: 'Securement',
      text: (to: Record<'canadian' | 'unitedStates', LinkText>) => (
        <>
          Cargo securement: {to.canadian('NSC Standard\u00a010')} and{' '}
          {to.unitedStates('49\u00a0CFR\u00a0Part\u00a0393, Subpart I')}. The driver checks the load before
          leaving and again within the first 80&nbsp;km (50&nbsp;mi).
        </>
      ),
    },
    inspection: {
      title: 'Inspection',
      text: (to: Record<'canadian' | 'unitedStates', LinkText>) => (
        <>
          {to.canadian('NSC Standard\u00a013')} and {to.unitedStates('49\u00a0CFR\u00a0396.11 and 396.13')}. A
          major defect, found pre-trip or on the way, keeps the vehicle where it is.
        </>
      ),
    },
    dangerousGoods: {
      title: 'Dangerous goods',
      text: (to: Record<'canadian' | 'unitedStates', LinkText>) => (
        <>
          The {to.canadian('TDG Regulations')} in Canada,{' '}
          {to.unitedStates('49\u00a0CFR\u00a0171\u2060–\u2060180')} on hazardous materials (hazmat) in the US.
          Give the UN number and the packing group in the quote form, and we say whether we can take the load.
        </>
      ),
    },
  },
  yourLoad: {
    title: 'What it means for your load',
    items: (lane: LinkText) => [
      <>A long lane takes as many days as the legal hours make it. {lane('Estimate yours')}.</>,
      'A dock that holds a driver for hours uses up the next day’s. An appointment that can move by an hour helps most.',
      'Give the true weight and dimensions, say where a load may be strapped or lifted, and whether the trailer will be sealed.',
      'Road, weather or load unsafe? In Canada nobody may ask a driver to go on where that would be likely to endanger anyone.',
    ],
  },
  concern: {
    title: 'Report a concern',
    text: (phone: ReactNode, mail: ReactNode) => (
      <>
        <strong>In an emergency call 911.</strong> If you saw one of our trucks driven unsafely, or a load
        that wasn’t secure, call {phone} or write to {mail}. The time, the place and the number on the truck
        or trailer help most. You don’t have to give your name.
      </>
    ),
    nscNumber: (number: string) => `National Safety Code number ${number}.`,
    usDotNumber: (number: string) => `US DOT number ${number}.`,
    mcNumber: (number: string) => `US operating authority ${number}.`,
    sourcesNote: 'General information, not advice.',
  },
}
