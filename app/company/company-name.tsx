import { company } from '../../domain/company.ts'
import styles from './company-name.module.css'

/** Beside the mark: a longer name is set smaller and on two lines, and never cut. */
export const CompanyName = () => <b className={look}>{name}</b>

/** With word joiners, so that no line ends at a hyphen within a name like Saint-Hyacinthe. */
const name = company.name.replaceAll(/-(?=\S)/g, '-\u2060')

/** Of characters that fit the header on one line, and on one smaller line. */
const SHORT = 18
const MIDDLE = 32

const { length } = [...company.name]
const look = [styles.name, length > MIDDLE ? styles.long : length > SHORT && styles.middle]
  .filter(Boolean)
  .join(' ')
