import type { ReactNode } from 'react'
import type { Art } from '../../features/drawings/art.ts'
import { Drawing } from '../../features/drawings/drawing.tsx'
import { Truck } from '../../features/drawings/elevations.tsx'
import { application, pay, proofOfDelivery, setUp } from './way-art.ts'
import styles from './way-to-pay.module.css'

/** Five stops on one road; one below the other on phones. */
export const WayToPay = () => (
  <ol className={styles.way}>
    <Stop who="You" title="Application" drawing={<Paper art={application} />}>
      MC and DOT numbers, trucks and insurer. You get a reference at once.
    </Stop>
    <Stop who="We" title="Set-up" drawing={<Paper art={setUp} />}>
      We review authority, insurance, rating and equipment, and contact you about the papers that come next.
    </Stop>
    <Stop who="Together" title="Load" drawing={<Truck kind="van" />}>
      Lane, dates, freight and rate, before you accept. It stays your decision.
    </Stop>
    <Stop who="You" title="Proof of delivery" drawing={<Paper art={proofOfDelivery} />}>
      The receiver signs the bill of lading. You send us the copy.
    </Stop>
    <Stop who="We" title="Pay" drawing={<Paper art={pay} />}>
      Your invoice, on the terms agreed before your first load. Ask for quick pay.
    </Stop>
  </ol>
)

const Paper = ({ art }: { art: Art }) => (
  <Drawing art={art} view={[0, 0, 240, 150]} className={styles.paper} />
)

interface StopProps {
  who: string
  title: string
  drawing: ReactNode
  children: ReactNode
}

const Stop = ({ who, title, drawing, children }: StopProps) => (
  <li>
    <div className={styles.picture}>{drawing}</div>
    <div className={styles.text}>
      <span>{who}</span>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  </li>
)
