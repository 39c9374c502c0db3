import { company } from '../../domain/company.ts'
import { dialLink, mailLink } from '../../domain/contact-links.ts'

export const DispatchMail = () => <a href={mailLink(company.email)}>{company.email}</a>

export const DispatchPhone = ({ className }: { className?: string }) => (
  <a className={className} href={dialLink(company.phone.dialled)}>
    <PhoneNumber />
  </a>
)

/** In one piece. */
export const PhoneNumber = () => <span className="nowrap">{company.phone.shown}</span>

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
