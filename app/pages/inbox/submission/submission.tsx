import { useParams } from 'react-router'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { NewerVersion } from '../../../features/inbox/page/newer-version.tsx'
import { StaffPage } from '../../../features/inbox/page/staff-page.tsx'
import { Head } from '../../../seo/head.tsx'
import { SubmissionView } from './submission-view.tsx'

export const handle = { staff: true }

export default function SubmissionPage() {
  const { reference = '' } = useParams()
  return (
    <>
      <Head path="/admin/inbox/submission" />
      <StaffPage title={enInbox.staff.inbox}>
        {(user) => (
          <>
            <NewerVersion />
            <SubmissionView key={reference} reference={reference} user={user} />
          </>
        )}
      </StaffPage>
    </>
  )
}
