import { company } from '../../domain/company.ts'
import styles from './contact-links.module.css'

/** The dispatch mailbox and phone as links. */
export const DispatchMail = () => <a href={`mailto:${company.email}`}>{company.email}</a>

export const DispatchPhone = () => (
  <a className={styles.phone} href={`tel:${company.phone.dialled}`}>
    {company.phone.shown}
  </a>
)

/** The phone's number on a button, in one piece. */
export const PhoneNumber = () => <span className={styles.phone}>{company.phone.shown}</span>

/** A line of its own; may break after the @, so that letters of twice the size stay on the page. */
export function MailAddress() {
  const [name, domain] = company.email.split('@')
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}
