import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { Drawing } from '../../features/drawings/drawing.tsx'
import styles from './journey.module.css'
import { events, foothills, node, road, row, single } from './journey-art.ts'

/** Each year with its drawing; with room, one road on which the years are to scale. */
export const Journey = () => (
  <div className={styles.journey}>
    <Drawing art={road} view={[0, 470, 4800, 540]} className={styles.road} />
    <ol className="timeline grid gap-5">
      <Year year={company.founded}>
        <Drawing art={foothills + node(60)} view={[-140, 250, 760, 335]} />
      </Year>
      <Year year={company.firstTruckRegistered}>
        <Drawing art={single} view={[-40, 440, 860, 470]} />
      </Year>
      <Year year={company.fleetExpanded}>
        <Drawing art={row} view={[-40, 440, 1500, 470]} />
      </Year>
    </ol>
  </div>
)

const Year = ({ year, children }: { year: number; children: ReactNode }) => (
  <li>
    <time className="block">{year}</time>
    <p className="mt-1 tight slate">{events.get(year)}</p>
    {children}
  </li>
)
