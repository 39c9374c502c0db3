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
        What was sent from this browser. Nothing here comes over the network. The list refreshes every 30
        seconds.
      </p>
      <p className={`quiet ${styles.staff}`}>
        Staff find what the company received in the <Link to="/admin/inbox">inbox</Link>.
      </p>
      <Submissions />
    </PlainPage>
  )
}
