import { carriers } from '../../../translations/en/pages/carriers.ts'
import { Sheet } from '../../features/drawings/drawing.tsx'
import { Truck } from '../../features/drawings/elevations.tsx'
import { application, pay, proofOfDelivery, setUp } from '../../features/drawings/papers.ts'
import { DrawnList } from '../../ui/drawn-list.tsx'

const { way } = carriers

/** From the application to the payment. */
export const WayToPay = () => <DrawnList perRow={5} items={stops} />

const stops = [
  { ...way.application, drawing: <Sheet art={application} /> },
  { ...way.review, drawing: <Sheet art={setUp} /> },
  { ...way.load, drawing: <Truck kind="van" /> },
  { ...way.proofOfDelivery, drawing: <Sheet art={proofOfDelivery} /> },
  { ...way.pay, drawing: <Sheet art={pay} /> },
]
