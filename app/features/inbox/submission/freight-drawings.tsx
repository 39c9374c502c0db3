import { carrier } from '../../../../domain/forms/carrier.ts'
import { driver } from '../../../../domain/forms/driver.ts'
import { freightServices } from '../../../../domain/forms/quote-request.ts'
import styles from './freight-drawings.module.css'

const drawing = (size: string | undefined) => `${styles.drawing} ${size}`

/** Drawings within a line of the list: the form, what the freight needs, and the lane as two stops. */
export const FormMark = ({ form }: { form: string }) => (
  <svg className={drawing(styles.mark)} viewBox="0 0 24 18" aria-hidden="true">
    {form === carrier.name ? <Tractor /> : form === driver.name ? <Wheel /> : <Truck />}
  </svg>
)

const Truck = () => (
  <>
    <path d="M1.5 3.5h16v9h-16zM17.5 7h3l2 3v2.5h-5" />
    <Tyres at={[5, 9.5, 19.5]} y={14.5} r={2} />
  </>
)

const Tractor = () => (
  <>
    <path d="M2 12.5V11h8V3.5h4.5l2.5 4.5 5 1.2v3.3zM12.2 5.6h1.8l1.4 2.6h-3.2z" />
    <Tyres at={[5, 9, 19]} y={14.5} r={2} />
  </>
)

const Wheel = () => (
  <>
    <circle cx="12" cy="9" r="7.6" />
    <circle cx="12" cy="9" r="2" />
    <path d="M4.6 7.6c4.6-1.6 10.2-1.6 14.8 0M11 10.8l-2 5M13 10.8l2 5" />
  </>
)

const Tyres = ({ at, y, r }: { at: number[]; y: number; r: number }) =>
  at.map((x) => <circle key={x} className={styles.solid} cx={x} cy={y} r={r} />)

interface Cue {
  form: string
  services?: readonly string[] | undefined
}

export function FreightCue({ form, services = [] }: Cue) {
  return (
    <svg className={drawing(styles.cue)} viewBox="0 0 60 20" aria-hidden="true">
      {form === carrier.name ? (
        <Tractors />
      ) : form === driver.name ? (
        <Licence />
      ) : services.includes(freightServices.temperatureControlled) ? (
        <Reefer />
      ) : services.includes(freightServices.ltl) && !services.includes(freightServices.truckload) ? (
        <PartLoad />
      ) : (
        <Van />
      )}
    </svg>
  )
}

const Van = () => (
  <>
    <path d="M1 2.5h57v12H1z" />
    <path
      className={styles.thin}
      d="M8 2.5v12M15 2.5v12M22 2.5v12M29 2.5v12M36 2.5v12M43 2.5v12M50 2.5v12"
      opacity=".4"
    />
    <Tyres at={[8, 14]} y={17} r={2.3} />
    <path d="M44 14.5v4.3" />
  </>
)

const Reefer = () => (
  <>
    <path d="M1 2.5h53v12H1z" />
    <path d="M54 4h4.5v6H54z" />
    <path className={styles.cold} d="M7 6h38l-2.5-2M7 6M45 11H7l2.5 2" />
    <Tyres at={[8, 14]} y={17} r={2.3} />
    <path d="M42 14.5v4.3" />
  </>
)

const PartLoad = () => (
  <>
    <path d="M1 3.5h57v13H1z" />
    <path className={styles.load} d="M3.5 6h8v3.6h-8zM3.5 10.4h8V14h-8zM13 6h8v3.6h-8z" />
  </>
)

const Tractors = () =>
  [0, 20, 40].map((x) => (
    <g key={x} transform={`translate(${x})`}>
      <path d="M1 15.5V14h7V7h4l2.4 4.2 3.6 1v3.3z" />
      <Tyres at={[4, 15.5]} y={17} r={2.1} />
    </g>
  ))

const Licence = () => (
  <>
    <path d="M1 2.5h26v15H1z" />
    <circle cx="8" cy="8" r="2.4" />
    <path d="M4 14.5c1-3 7-3 8 0M16 7h8M16 10.5h8M16 14h5" className={styles.thin} />
  </>
)

/** Two stops; a double stroke between them where the lane crosses a border. */
export const LaneLink = ({ border }: { border: boolean }) => (
  <svg className={drawing(styles.link)} viewBox="0 0 34 10" aria-hidden="true">
    <path d={border ? 'M4 5h22M14.5 .5v9M17.5 .5v9' : 'M4 5h22'} />
    <circle className={styles.start} cx="4" cy="5" r="3" />
    <circle className={styles.end} cx="29" cy="5" r="3.6" />
  </svg>
)
