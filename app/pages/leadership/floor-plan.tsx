import { company } from '../../../domain/company.ts'
import type { Area } from '../../../domain/company-facts.ts'
import { leadership } from '../../../translations/en/pages/leadership.ts'
import { DeskDrawing } from '../../features/drawings/desks.tsx'
import { Bullets } from '../../ui/lists/check-list.tsx'
import styles from './leadership.module.css'

/** Each area is a desk in one room. People are named once the owner has entered them. */
export const FloorPlan = () => (
  <div className={styles.plan}>
    <Room area="operations" />
    <Room area="safety" />
    <Room area="fleet" />
    <Room area="service" />
    <Entrance />
  </div>
)

function Room({ area }: { area: Area }) {
  const { name, answersFor, topics } = leadership.areas[area]
  const people = company.leaders?.value.filter((leader) => leader.area === area) ?? []
  return (
    <section className={styles.room} aria-labelledby={area}>
      <DeskDrawing area={area} />
      <div className={styles.who}>
        <h3 id={area}>{name}</h3>
        {people.map((person) => (
          <p className="mt-1 balance leading-45" key={person.name}>
            <strong>{person.name}</strong>, {person.role}
          </p>
        ))}
        <p className="mt-1 balance slate leading-45">{answersFor}</p>
      </div>
      <div className={styles.topics}>
        <Bullets items={topics} />
      </div>
    </section>
  )
}

const Entrance = () => (
  <svg className={styles.entrance} viewBox="0 0 80 50" aria-hidden="true">
    <path className={styles.gap} d="M12 4.2h56" />
    <path className={styles.jambs} d="M12 0v8.4M68 0v8.4" />
    <path className={styles.leaf} d="M12 7.6l39.6 39.6" />
    <path className={styles.swing} d="M51.6 47.2A56 56 0 0 0 68 7.6" />
  </svg>
)
