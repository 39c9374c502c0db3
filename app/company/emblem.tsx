import { company } from '../../domain/company.ts'
import { MARK, markLetter } from '../../domain/letter-mark.ts'
import styles from './company-name.module.css'

export const Emblem = () =>
  company.hasLogo ? (
    <img className={styles.mark} src={MARK} alt="" width="36" height="36" />
  ) : (
    <svg className={styles.mark} width="36" height="36" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="4" fill="#F2A33A" />
      <text
        className="tracking-0 font-display"
        x="20"
        y="29.5"
        fontSize="27"
        textAnchor="middle"
        fill="#0E1B24"
      >
        {markLetter()}
      </text>
    </svg>
  )
