import { capitalize } from '../../domain/capitalize.ts'
import { company } from '../../domain/company.ts'
import { formatOf } from '../../domain/format.ts'
import { formNamed } from '../../domain/forms.ts'
import type { Lane } from '../../domain/lanes/estimate.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import type { Quote } from '../../domain/quotes.ts'
import type { RequestView } from '../../domain/request-view.ts'
import { enBillOfLading as texts } from '../../translations/en/bill-of-lading.ts'
import { en } from '../../translations/en/en.ts'
import { laneText } from '../../translations/lane-text.ts'
import { printableText } from './printable-text.ts'

/** A field of the paper: blank to write in where the text is empty. */
export interface Cell {
  label: string
  text: string
  /** Of twelve columns. */
  columns: number
  /** Space to write in, in lines, under the text. */
  blankLines: number
  /** Boxes to tick. */
  boxes?: readonly string[]
}

export interface BillOfLading {
  reference: string
  places: { label: string; name: string; note: string }[]
  sections: { heading: string; rows: Cell[][] }[]
  /** A character was replaced that the fonts cannot print. */
  isReplaced: boolean
  printedAt: string
}

/** Only a quote request names what a carrier has to carry. */
export const hasBillOfLading = ({ form, isErased }: RequestView): boolean =>
  formNamed(form)?.lane !== undefined && !isErased

/** The fields of 49 CFR 373.101 and of Canada's uniform bill, filled in from a request as its page shows it. */
export function billOfLading(view: RequestView, lane: Lane | undefined, now: number): BillOfLading {
  let isReplaced = false
  const print = (given: string): string => {
    const printed = printableText(given)
    isReplaced ||= printed.isReplaced
    return printed.text
  }
  const answers = new Map(view.answers.map((answer) => [answer.name, print(answer.words)]))
  const [from = '', to = ''] = formNamed(view.form)?.lane ?? []
  const answer = (name: string): string => answers.get(name) ?? ''
  const distance = lane ? print(texts.distance(capitalize(laneText(lane, en).distance))) : ''
  return {
    reference: view.reference,
    places: [
      { label: texts.origin, name: answer(from), note: answer('pickupDate') },
      { label: texts.destination, name: answer(to), note: distance },
    ],
    sections: [
      { heading: texts.parties, rows: [...partyRows(answer), ...bookingRows(view.quote, print)] },
      { heading: texts.goods, rows: goodsRows(answer) },
      { heading: texts.terms, rows: termsRows },
      { heading: texts.signatures, rows: signatureRows },
    ],
    isReplaced,
    printedAt: texts.printed(
      formatOf(DEFAULT_LOCALE).dateTime(new Date(now).toISOString(), company.timeZone),
    ),
  }
}

/** The printable answer of a field by its name; empty where there is none. */
type PrintedAnswer = (name: string) => string

const partyRows = (answer: PrintedAnswer): Cell[][] => [
  [
    cell(4, texts.consignor, lines(answer('company'), answer('name'))),
    cell(4, texts.consignorAddress, '', 2),
    cell(4, texts.consignorContact, lines(answer('phone'), answer('email')), 1),
  ],
  [
    cell(4, texts.consignee, '', 2),
    cell(4, texts.consigneeAddress, '', 2),
    cell(4, texts.consigneeContact, '', 2),
  ],
  [cell(4, texts.carrier, '', 2), cell(4, texts.connecting), cell(4, texts.date, answer('pickupDate'))],
]

/** What was said when the quote was accepted. */
function bookingRows(quote: Quote | null, print: (given: string) => string): Cell[][] {
  if (quote?.state !== 'accepted') return []
  const { purchaseOrder = '', pickupContact = '', pickupHours = '', equipment = '' } = quote
  return [
    [
      cell(3, texts.purchaseOrder, print(purchaseOrder)),
      cell(3, texts.pickupContact, print(pickupContact)),
      cell(3, texts.pickupHours, print(pickupHours)),
      cell(3, texts.equipment, print(equipment)),
    ],
  ]
}

const goodsRows = (answer: PrintedAnswer): Cell[][] => [
  [
    cell(3, texts.packages),
    cell(3, texts.description, answer('freight.type')),
    cell(3, texts.weight, answer('freight.weight')),
    cell(3, texts.dimensions, answer('freight.dimensions')),
  ],
  [cell(6, texts.services, answer('services')), cell(6, texts.condition)],
  ...(answer('additionalInfo') ? [[cell(12, texts.additional, answer('additionalInfo'))]] : []),
]

const cell = (columns: number, label: string, text = '', blankLines = text === '' ? 1 : 0): Cell => ({
  columns,
  label,
  text,
  blankLines,
})

const lines = (...given: string[]): string => given.filter((line) => line !== '').join('\n')

const termsRows: Cell[][] = [
  [
    cell(4, texts.value),
    { ...cell(4, texts.charges), boxes: [texts.prepaid, texts.collect] },
    cell(4, texts.special),
  ],
]

const signatureRows: Cell[][] = [
  [cell(5, texts.consignorSigns, '', 2), cell(5, texts.carrierSigns, '', 2), cell(2, texts.signedAt, '', 2)],
]
