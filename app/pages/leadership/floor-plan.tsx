import { claims, type Desk } from '../../../domain/company.ts'
import { DeskDrawing } from '../../features/drawings/desks.tsx'
import { Bullets } from '../../ui/check-list.tsx'
import { desks } from './desks.ts'
import styles from './leadership.module.css'

/** Four desks in one room. Who sits at a desk is named once the owner has entered them. */
export const FloorPlan = () => (
  <div className={styles.plan}>
    <Room desk="operations" />
    <Room desk="safety" />
    <Room desk="fleet" />
    <Room desk="service" />
    <Door />
  </div>
)

function Room({ desk }: { desk: Desk }) {
  const { name, answersFor, duties } = desks[desk]
  const people = claims.leaders?.value.filter((leader) => leader.desk === desk) ?? []
  return (
    <section className={styles.room} aria-labelledby={desk}>
      <DeskDrawing desk={desk} />
      <div className={styles.who}>
        <h2 id={desk}>{name}</h2>
        {people.map((person) => (
          <p key={person.name} className={styles.person}>
            <strong>{person.name}</strong>, {person.role}
          </p>
        ))}
        <p className={styles.answers}>{answersFor}</p>
      </div>
      <div className={styles.duties}>
        <Bullets items={duties} />
      </div>
    </section>
  )
}

const Door = () => (
  <svg className={styles.door} viewBox="0 0 80 46" aria-hidden="true">
    <path className={styles.gap} d="M4 2h72" />
    <path className={styles.leaf} d="M4 2l36 36" />
    <path className={styles.swing} d="M40 38A51 51 0 0 0 55 2" />
  </svg>
)
