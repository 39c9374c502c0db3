import { Sheet } from '../../features/drawings/drawing.tsx'
import { Truck } from '../../features/drawings/elevations.tsx'
import { application, pay, proofOfDelivery, setUp } from '../../features/drawings/papers.ts'
import { DrawnList } from '../../ui/drawn-list.tsx'

/** From the application to the payment. */
export const WayToPay = () => <DrawnList perRow={5} items={stops} />

const stops = [
  {
    who: 'You',
    title: 'Application',
    drawing: <Sheet art={application} />,
    text: 'MC and DOT numbers, trucks and insurer. You get a reference at once.',
  },
  {
    who: 'We',
    title: 'Set-up',
    drawing: <Sheet art={setUp} />,
    text: 'We review authority, insurance, rating and equipment, and contact you about the papers that come next.',
  },
  {
    who: 'Together',
    title: 'Load',
    drawing: <Truck kind="van" />,
    text: 'Lane, dates, freight and rate, before you accept. It stays your decision.',
  },
  {
    who: 'You',
    title: 'Proof of delivery',
    drawing: <Sheet art={proofOfDelivery} />,
    text: 'The receiver signs the bill of lading. You send us the copy.',
  },
  {
    who: 'We',
    title: 'Pay',
    drawing: <Sheet art={pay} />,
    text: 'Your invoice, on the terms agreed before your first load. Ask for quick pay.',
  },
]
