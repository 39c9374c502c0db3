import { company } from '../../../domain/company.ts'
import { phoneClosed, phoneHours } from '../opening-hours.ts'

const { street, city, province, provinceCode, postalCode, country } = company.address

export const contact = {
  head: {
    title: 'Contact dispatch',
    lead: 'For a price, the quote form is quickest: it asks what we would ask.',
    primary: 'Get a Quote',
  },
  ways: {
    title: 'Ways to reach us',
    phone: {
      title: 'Phone',
      hint: [phoneHours, phoneClosed, 'Have your reference at hand if you have one']
        .filter(Boolean)
        .map((sentence) => `${sentence?.replace(/\.$/, '')}.`)
        .join(' '),
    },
    email: { title: 'Email', hint: 'Reference in the subject, if you have one.' },
    place: {
      title: 'Where',
      name: `${city}, ${provinceCode}`,
      hint: `${street ? `${street}, ${postalCode}` : `${province}, ${country}`}. Opens Google Maps.`,
    },
  },
  map: {
    caption: `Approximate road distances from ${city}.`,
    /** For those who cannot see it. */
    name: (roads: readonly { name: string; kilometres: number }[]) =>
      `${city} and the roads from it: ${roads.map(({ name, kilometres }) => `${name} about ${kilometres} km`).join(', ')}`,
    distance: (kilometres: number) => `${kilometres} km`,
  },
  topics: {
    title: 'What is it about?',
    load: { title: 'A load', text: 'Call, with your reference.' },
    request: { title: 'A request you sent', text: 'Its page, by reference and email address.' },
    damage: { title: 'Damage or loss', text: 'What to write down, and by when.' },
    complaint: {
      title: 'A complaint',
      text: (answered: { who: string; within: string } | undefined) =>
        `Put “Complaint” in the subject, or say so when you call.${answered ? ` It goes to ${answered.who}, and is answered within ${answered.within}.` : ''}`,
    },
    privacy: { title: 'Your personal information', text: 'How to see, correct or erase it.' },
    unsafe: { title: 'Something unsafe', text: 'How to report it, also without your name.' },
  },
}
