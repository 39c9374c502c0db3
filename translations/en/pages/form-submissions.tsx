import { formatOf } from '../../../domain/text/format.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import type { LinkText } from '../../link-text.ts'
import { plural } from '../../plural.ts'

const { dateTime } = formatOf('en-CA')

export const formSubmissions = {
  head: {
    title: 'Form Submissions',
    lead: 'A list of what you sent from this browser, stored only in it and refreshed every 30\u00a0seconds.',
    staff: (inbox: LinkText) => (
      <>Clearing it erases nothing that we received. That is in the staff {inbox('inbox')}.</>
    ),
  },
  table: {
    caption: 'Form submissions',
    head: { time: 'Timestamp', form: 'Form Type', details: 'Details' },
    time: (iso: string) => nonBreakingUnits(dateTime(iso)),
  },
  empty: {
    title: 'No form submissions yet.',
    text: 'What you send from this browser will be listed here.',
  },
  clear: {
    button: 'Clear this list',
    title: 'Clear this list?',
    note: (entries: number) =>
      `${plural('en-CA', entries, { one: 'One entry is', other: `All ${entries} entries are` })} removed from this browser. What the company received stays as it is.`,
    submit: 'Clear the list',
    cancel: 'Keep it',
  },
}
