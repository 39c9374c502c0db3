import { company } from '../../../domain/company.ts'
import { dialLink } from '../../../domain/contact-links.ts'
import type { RequestPageData } from '../../../domain/page-data.ts'
import { request } from '../../../translations/en/pages/request.tsx'
import { buttonClass } from '../../ui/controls/button.tsx'
import styles from './request.module.css'
import { isLate } from './request-text.ts'

const { foot: texts, quote } = request

interface Link {
  href: string
  label: string
}

/** At the foot of the window, where nothing is beside the answers: the two that are most used, one of them amber where it is the next step. */
export function RequestFoot({ view, now, path }: RequestPageData) {
  const { can } = view
  const call = { href: dialLink(company.phone.dialled), label: texts.call }
  const write = can.includes('message') ? [{ href: '#message', label: texts.write }] : []
  if (can.includes('accept')) return <Foot others={write} next={{ href: '#accept', label: quote.accept }} />
  if (can.includes('requote'))
    return <Foot others={[call]} next={{ href: '#accept', label: quote.again.submit }} />
  if (isLate(view, now)) return <Foot others={write} next={call} />
  if (can.includes('amend'))
    return <Foot others={[call]} next={{ href: `${path}?amend`, label: texts.amend }} />
  return <Foot others={[call, ...write]} />
}

const Foot = ({ others, next }: { others: Link[]; next?: Link }) => (
  <nav className={`screen-only hidden ${styles.foot}`} aria-label={texts.name}>
    {others.map(({ href, label }) => (
      <a key={href} className={buttonClass({ look: 'line' })} href={href}>
        {label}
      </a>
    ))}
    {next && (
      <a className={buttonClass({})} href={next.href}>
        {next.label}
      </a>
    )}
  </nav>
)
