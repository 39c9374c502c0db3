import type { SubmissionForm } from '../../domain/forms/form.ts'
import { formNamed } from '../../domain/forms/forms.ts'
import type { Lane } from '../../domain/lanes/estimate.ts'
import { withTown } from '../../domain/lanes/understood-places.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import type { Quote } from '../../domain/quotes/quotes.ts'
import type { RequestView } from '../../domain/submissions/request-view.ts'
import { capitalize } from '../../domain/text/capitalize.ts'
import { companyTime } from '../../domain/time/company-time.ts'
import { enBillOfLading as texts } from '../../translations/en/bill-of-lading.ts'
import { en } from '../../translations/en/en.ts'
import { laneText } from '../../translations/lane-text.ts'

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
  printedAt: string
}

/** Only a quote request names what a carrier has to carry. */
export const hasBillOfLading = ({ form, isErased }: RequestView): boolean =>
  formNamed(form)?.lane !== undefined && !isErased

/**
 * Filled in from a request as its page shows it. `docs/bill-of-lading.md` compares the fields with the three rules:
 * Canada's uniform bill, 49 CFR 373.101, and those on dangerous goods.
 */
export function billOfLading(view: RequestView, lane: Lane | undefined, now: number): BillOfLading {
  const answers = new Map(view.answers.map((answer) => [answer.name, answer.words]))
  const form = formNamed(view.form)
  const [from, to] = form?.lane ?? []
  const answer = (name: string | undefined): string => (name && answers.get(name)) || ''
  const distance = lane ? texts.distance(capitalize(laneText(lane, en).distance)) : ''
  return {
    reference: view.reference,
    places: [
      { label: texts.origin, name: withTown(answer(from), lane?.from.label), note: answer(form?.pickup) },
      { label: texts.destination, name: withTown(answer(to), lane?.to.label), note: distance },
    ],
    sections: [
      { heading: texts.parties, rows: form ? partyRows(form, answer, bookingOf(view.quote)) : [] },
      { heading: texts.goods, rows: form ? goodsRows(form, answer) : [] },
      { heading: texts.dangerousGoods, rows: dangerousGoodsRows },
      { heading: texts.terms, rows: termsRows(lane) },
      { heading: texts.signatures, rows: signatureRows },
    ],
    printedAt: texts.printed(companyTime(now, 'dateTime', DEFAULT_LOCALE)),
  }
}

/** The answer of a field by its name; empty where there is none. */
type AnswerNamed = (name: string | undefined) => string

/** What is masked has to be written in full. */
const contactCell = (text: string): Cell =>
  cell(4, texts.consignorContact, text, text === '' || text.includes('•') ? 1 : 0)

type Booked = Record<'purchaseOrder' | 'pickupContact' | 'pickupHours' | 'equipment', string>

/** What was said when the quote was accepted. */
function bookingOf(quote: Quote | null): Booked {
  const given = quote?.state === 'accepted' ? quote : undefined
  return {
    purchaseOrder: given?.purchaseOrder ?? '',
    pickupContact: given?.pickupContact ?? '',
    pickupHours: given?.pickupHours ?? '',
    equipment: given?.equipment ?? '',
  }
}

const partyRows = (
  form: SubmissionForm,
  answer: AnswerNamed,
  { purchaseOrder, equipment, ...pickup }: Booked,
): Cell[][] => [
  [
    cell(3, texts.consignor, lines(answer(form.company), form.senderName.map(answer).join(' '))),
    cell(3, texts.consignorAddress, '', 2),
    contactCell(lines(pickup.pickupContact, answer(form.phone), answer(form.replyTo))),
    cell(2, texts.pickupHours, pickup.pickupHours),
  ],
  [
    cell(3, texts.consignee, '', 2),
    cell(3, texts.consigneeAddress, '', 2),
    cell(4, texts.consigneeContact, '', 2),
    cell(2, texts.deliveryHours),
  ],
  [
    cell(4, texts.billTo),
    cell(3, texts.carrier),
    cell(2, texts.connecting),
    cell(3, texts.date, answer(form.pickup)),
  ],
  [
    cell(3, texts.purchaseOrder, purchaseOrder),
    cell(3, texts.otherReferences),
    cell(3, texts.trailer, equipment),
    cell(3, texts.seal),
  ],
]

const goodsRows = ({ freight, services, remarks }: SubmissionForm, answer: AnswerNamed): Cell[][] => [
  [
    cell(3, texts.packages),
    cell(3, texts.description, answer(freight?.description)),
    cell(3, texts.weight, answer(freight?.weight)),
    cell(3, texts.dimensions, answer(freight?.dimensions)),
  ],
  [cell(4, texts.services, answer(services)), cell(4, texts.temperature), cell(4, texts.condition)],
  ...(answer(remarks) ? [[cell(12, texts.additional, answer(remarks))]] : []),
]

/** In the order that both rules give; who ships them signs for them. */
const dangerousGoodsRows: Cell[][] = [
  [
    { ...cell(3, texts.dangerous), boxes: [texts.none, texts.separateDocument] },
    cell(1.5, texts.unNumber),
    cell(3.25, texts.shippingName),
    cell(1.25, texts.hazardClass),
    cell(0.75, texts.packingGroup),
    cell(2.25, texts.quantity),
  ],
  [cell(3, texts.emergencyNumber), cell(3, texts.emergencyPlan), cell(6, texts.certification)],
]

function cell(columns: number, label: string, text = '', blankLines = text === '' ? 1 : 0): Cell {
  return { columns, label, text, blankLines }
}

const lines = (...given: string[]): string => given.filter((line) => line !== '').join('\n')

/** A broker is asked for where the lane crosses a border, and where we do not know the lane. */
const termsRows = (lane: Lane | undefined): Cell[][] => [
  ...(lane === undefined || lane.borders.length > 0
    ? [[cell(6, texts.broker), cell(3, texts.releaseNumber), cell(3, texts.inBond)]]
    : []),
  [
    cell(3, texts.value),
    { ...cell(5, texts.charges), boxes: [texts.prepaid, texts.collect, texts.thirdParty] },
    cell(4, texts.special),
  ],
]

const signatureRows: Cell[][] = [
  [
    cell(4, texts.consignorSigns, '', 2),
    cell(4, texts.carrierSigns, '', 2),
    cell(4, texts.consigneeSigns, '', 2),
  ],
]
