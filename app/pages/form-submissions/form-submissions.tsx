import { Link } from 'react-router'
import { formSubmissions as texts } from '../../../translations/en/pages/form-submissions.tsx'
import { Head } from '../../seo/head.tsx'
import { PlainPage } from '../../ui/page/plain-page.tsx'
import styles from './form-submissions.module.css'
import { Submissions } from './submission-table.tsx'

export default function FormSubmissions() {
  return (
    <PlainPage path="/admin/form-submissions">
      <Head path="/admin/form-submissions" />
      <h1>{texts.head.title}</h1>
      <div className={styles.intro}>
        <p className="lead">{texts.head.lead}</p>
        <p className="steel">
          {texts.head.staff((label) => (
            <Link to="/admin/inbox" reloadDocument>
              {label}
            </Link>
          ))}
        </p>
      </div>
      <Submissions />
    </PlainPage>
  )
}
