import { company } from '../../../../domain/company.ts'
import { mailInList as texts } from '../../../../translations/en/pages/find-request.tsx'
import { Emblem } from '../../../company/emblem.tsx'
import styles from './mail-in-list.module.css'

/** As our email looks in a list of emails: whom it is from, and where its subject has the reference. */
export const MailInList = ({ subject }: { subject: string }) => (
  <figure className={styles.mail}>
    <figcaption className="small steel">{texts.caption}</figcaption>
    <p className="grid center gap-x-3 mt-2 py-3 px-4 boxed r2 sheet tight amber-edge">
      <Emblem />
      <b>{texts.sender(company.name)}</b>
      <span>
        {subject} <mark className="washed inherit strong nowrap">{texts.reference}</mark>
      </span>
    </p>
  </figure>
)
