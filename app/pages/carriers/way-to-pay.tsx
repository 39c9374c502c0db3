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
    title: 'Review',
    drawing: <Sheet art={setUp} />,
    text: 'We review authority, insurance, rating and equipment, and contact you about the papers to send.',
  },
  {
    who: 'Together',
    title: 'Load',
    drawing: <Truck kind="van" />,
    text: 'Lane, dates, freight and rate. You accept the load, or you don’t.',
  },
  {
    who: 'You',
    title: 'Proof of delivery',
    drawing: <Sheet art={proofOfDelivery} />,
    text: 'The receiver signs the bill of lading. Keep your copy for the invoice.',
  },
  {
    who: 'We',
    title: 'Pay',
    drawing: <Sheet art={pay} />,
    text: 'On the terms agreed before your first load. Ask about quick pay.',
  },
]
