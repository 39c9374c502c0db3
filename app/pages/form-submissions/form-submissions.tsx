import { Head } from '../../seo/head.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import styles from './form-submissions.module.css'
import { Submissions } from './submission-table.tsx'

export default function FormSubmissions() {
  return (
    <PlainPage path="/admin/form-submissions">
      <Head path="/admin/form-submissions" />
      <h1>Form submissions</h1>
      <p className={`lead ${styles.lead}`}>
        What was sent from this browser. Nothing here comes over the network; it refreshes every 30 seconds.
      </p>
      <Submissions />
    </PlainPage>
  )
}
