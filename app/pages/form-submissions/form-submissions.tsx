import { Link } from 'react-router'
import { Head } from '../../seo/head.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import styles from './form-submissions.module.css'
import { Submissions } from './submission-table.tsx'

export default function FormSubmissions() {
  return (
    <PlainPage path="/admin/form-submissions">
      <Head path="/admin/form-submissions" />
      <h1>Form Submissions</h1>
      <p className={`lead ${styles.lead}`}>
        A list of what you sent from this browser, stored only in it and refreshed every 30&nbsp;seconds.
      </p>
      <p className={`quiet ${styles.staff}`}>
        Clearing it erases nothing that we received. That is in the staff <Link to="/admin/inbox">inbox</Link>
        .
      </p>
      <Submissions />
    </PlainPage>
  )
}
