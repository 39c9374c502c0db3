import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Path } from '../../../domain/pages.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { Arrow } from '../../ui/controls/icons.tsx'
import { services } from './service-cards.ts'
import styles from './services-sheet.module.css'

interface Props {
  drawings: Partial<Record<Path, ReactNode>>
}

export function ServicesSheet({ drawings }: Props) {
  return (
    <ul className={styles.services}>
      {services.map(({ path, name, blurb, specs, onward }) => (
        <li key={path} className={styles.service}>
          <div className={styles.plate}>{drawings[path]}</div>
          <div className={styles.text}>
            <h3>
              <Link className="plain cover" to={path}>
                {name}
              </Link>
            </h3>
            <p className="mt-2 slate">{nonBreakingUnits(blurb)}</p>
            <ul className={styles.specs}>
              {specs.map((spec) => (
                <li className="flex gap-4" key={spec}>
                  {nonBreakingUnits(spec)}
                </li>
              ))}
            </ul>
            <span className="target gap-2 mt-2 type-action" aria-hidden="true">
              {onward} <Arrow className={styles.arrow} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
