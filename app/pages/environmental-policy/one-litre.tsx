import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { environmentalPolicy } from '../../../translations/en/pages/environmental-policy.tsx'
import styles from './one-litre.module.css'
import { OneLitreMap } from './one-litre-map.tsx'

const texts = environmentalPolicy.oneLitre

export const OneLitre = () => (
  <figure className={`night ${styles.figure}`}>
    <OneLitreMap />
    <figcaption>
      <dl>
        {texts.facts.map(({ title, text }) => (
          <div className="py-4 px-5 ruled" key={title}>
            <dt className="type-action">{title}</dt>
            <dd className="mt-1 type-small slate">{nonBreakingUnits(text)}</dd>
          </div>
        ))}
      </dl>
    </figcaption>
  </figure>
)
