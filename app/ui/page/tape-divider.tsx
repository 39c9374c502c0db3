import styles from './tape-divider.module.css'

interface Props {
  label: string
  done: number
  of: number
}

/** Conspicuity tape that grows as something is filled in. Drawn by script only: it has a width of its own. */
export const TapeDivider = ({ label, done, of }: Props) => (
  <div
    className={styles.filled}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={of}
    aria-valuenow={done}
  >
    <i className="block h-full" style={{ width: `${(100 * done) / of}%` }} />
  </div>
)
