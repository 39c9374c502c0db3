import { Head } from '../../seo/head.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import styles from './form-submissions.module.css'
import { Submissions } from './submission-table.tsx'

export default function FormSubmissions() {
  return (
    <PlainPage here="Form submissions">
      <Head
        path="/admin/form-submissions"
        title="Form submissions"
        description="What was sent with the forms of this site from this browser."
        unlisted
      />
      <h1>Form submissions</h1>
      <p className={`lead ${styles.lead}`}>
        What was sent from this browser. Nothing here comes over the network; it refreshes every 30 seconds.
      </p>
      <Submissions />
    </PlainPage>
  )
}
