import type { TemplateProblem } from '../../../domain/quotes/read-template.ts'
import { placeholders } from '../../../domain/quotes/templates.ts'
import { plural } from '../../plural.ts'

const known = placeholders.map((name) => `{${name}}`).join(', ')

/** The texts of the page where owners write templates of answers and quotes. */
export const enTemplates = {
  title: 'Templates',
  linkNote: 'Texts that fit a request stand first in the composer, with its names, lane and dates filled in.',
  open: 'See the templates',
  edit: 'Write templates',
  lead: 'What an answer or a quote begins with. In the composer, those in the language of the request that fit it stand first; nothing is sent before a person has read it.',
  onlyOwners: 'Owners change them.',
  kinds: { reply: 'Answers', quote: 'Quotes' },
  newOf: { reply: 'New answer', quote: 'New quote' },
  titleNew: { reply: 'New template of an answer', quote: 'New template of a quote' },
  editLabel: 'Change',
  remove: 'Delete',
  removed: (name: string) => `“${name}” is deleted.`,
  undo: 'Undo',
  saved: (name: string) => `“${name}” is stored.`,
  save: 'Store the template',
  cancel: 'Cancel',
  copy: 'Copy',
  copyOf: (name: string) => `${name} (copy)`,
  conflict:
    'Somebody else has changed or deleted it meanwhile. Your text is still here; storing it again replaces theirs.',
  tooMany: 'There are too many templates. Delete one first.',
  fits: (what: string) => `First for ${what}`,
  fitsAll: 'For every request',
  form: 'Answers',
  name: 'Name',
  language: 'Language',
  languages: { 'en-CA': 'English', 'fr-CA': 'French' },
  services: 'First for requests that ask for',
  words: 'Or with one of these words',
  wordsHint: 'With commas between. Looked for in the freight and the remarks: flatbed, step deck',
  text: 'Text',
  textHint: `From the request, in braces: ${known}. Each [thing in brackets] has to be filled in before sending.`,
  quoteHint: `In notes and lists, from the request: ${known}.`,
  preview: 'As it looks for a request',
  equipment: 'Equipment',
  validHours: 'Holds for, hours',
  validHoursHint: 'Empty: seven days, at most until the pickup',
  terms: 'Equipment, terms and note',
  lines: 'Lines of the price',
  /** A request for the preview. */
  sample: {
    name: 'Sam',
    company: 'Sample Foods',
    reference: 'Q-7F3K2M',
    ends: ['Calgary, AB', 'Toronto, ON'],
    weight: '12,000 lbs (5,443 kg)',
    pickupOn: '2026-12-01',
  },
  noAmounts: 'Amounts may stay empty.',

  choose: 'Template',
  chooseNone: 'Begin with a template',
  fitting: 'Fits this request',
  others: 'Others',
  inserted: (name: string) => `“${name}” is filled in.`,
  undoInsert: 'Bring back what stood here',
  problemText(problem: TemplateProblem): string {
    switch (problem.code) {
      case 'unknownPlaceholder':
        return `{${problem.placeholder}} can’t be filled in. Use ${known}, or brackets for what is filled in by hand.`
      case 'required':
        return 'Required'
      case 'tooLong':
        return 'It is too long.'
      case 'tooMany':
        return 'There are too many.'
      case 'notAnAmount':
        return 'Leave it empty, or type an amount such as 95.00.'
      case 'notAForm':
        return 'Choose what it answers.'
      case 'notHours':
        return 'Leave it empty, or type whole hours, from 1 to 2,160 (90 days).'
    }
  },
  toMend: (count: number) =>
    plural('en-CA', count, {
      one: '1 thing to correct first',
      other: `${count} things to correct first`,
    }),
}
