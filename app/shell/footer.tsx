import { Link } from 'react-router'
import { company } from '../../domain/company.ts'
import { mailLink } from '../../domain/contact-links.ts'
import { enSite } from '../../translations/en/site.ts'
import { footerLinks } from '../../translations/page-texts.ts'
import { DispatchPhone, MailAddress } from '../company/contact-links.tsx'
import { usePresentYear } from '../ui/use-present-year.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'

const { labels } = enSite

const columns = ['Shippers', 'Carriers', 'Company', 'Careers'] as const

export function Footer() {
  const year = usePresentYear()
  return (
    <footer className={styles.footer}>
      <div className="tape" />
      <div className="page">
        <div className={styles.columns}>
          <div className="whole">
            <Logo />
            <p className={styles.aboutLine}>{labels.about}</p>
          </div>
          {columns.map((column) => (
            <nav key={column} aria-label={labels.columns[column]}>
              <h2 className="tracking-0 mb-2">{labels.columns[column]}</h2>
              <ul>
                {footerLinks(column).map(({ to, label }) => (
                  <li key={label}>
                    <Link className="target slate" to={to}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <nav aria-label={labels.contact}>
            <h2 className="tracking-0 mb-2">{labels.contact}</h2>
            <ul>
              <li>
                <DispatchPhone className="target slate" />
              </li>
              <li>
                <a className="target slate" href={mailLink(company.email)}>
                  <MailAddress />
                </a>
              </li>
              <li>
                <Link className="target slate" to="/contact">
                  {company.address.city}, {company.address.province}
                </Link>
              </li>
            </ul>
          </nav>
        </div>
        <div className={styles.legal}>
          <span className="full">
            © {company.copyrightFrom}–{year} {company.name}
          </span>
          {footerLinks('Legal').map(({ to, label }) => (
            <Link className="target slate" key={to} to={to}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  )
}
