import type { ReactNode } from 'react'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { environmentalPolicy } from '../../../translations/en/pages/environmental-policy.tsx'
import styles from './pairs.module.css'

const { before, after } = environmentalPolicy.choices

export interface Pair {
  title: string
  text: ReactNode
  before: ReactNode
  after: ReactNode
}

/** Choices, each drawn as it is without and with it. */
export const Pairs = ({ items }: { items: readonly Pair[] }) => (
  <ul className={styles.pairs}>
    {items.map((item) => (
      <li className="grid one-column gap-3 gap-x-page py-5 ruled unbroken" key={item.title}>
        <div className={styles.words}>
          <h3>{item.title}</h3>
          <p className="mt-1 slate">{item.text}</p>
        </div>
        <figure className="flex column gap-2 sheet boxed r2">
          <figcaption className="type-small steel">{before}</figcaption>
          {item.before}
        </figure>
        <figure className={`flex column gap-2 sheet boxed r2 ${styles.after}`}>
          <figcaption className="type-small steel">{after}</figcaption>
          {item.after}
        </figure>
      </li>
    ))}
  </ul>
)

export const FilledFields = ({
  fields,
}: {
  fields: readonly (readonly [label: string, value: string])[]
}) => (
  <dl className={styles.fields}>
    {fields.map(([label, value]) => (
      <div className="edged r2 paper leading-35" key={label}>
        <dt className="type-label text-xs slate">{label}</dt>
        <dd>{nonBreakingUnits(value)}</dd>
      </div>
    ))}
  </dl>
)
