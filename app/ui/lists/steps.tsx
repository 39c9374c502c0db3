import type { ReactNode } from 'react'
import styles from './steps.module.css'

interface Step {
  when: string
  title: string
  text?: ReactNode
  /** A drawing below the words. */
  picture?: ReactNode
}

/** A lane with stops: side by side where there is room, five at most in one row, else in rows of three. */
export const Steps = ({ items }: { items: readonly Step[] }) => (
  <ol className={styles.steps}>
    {items.map(({ when, title, text, picture }) => (
      <li className="flex column unbroken" key={title}>
        <span className="text-sm accent mb-1">{when}</span>
        <h3>{title}</h3>
        {text && <p className="mt-2 slate text-ui">{text}</p>}
        {picture}
      </li>
    ))}
  </ol>
)
