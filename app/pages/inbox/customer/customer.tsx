import { useParams } from 'react-router'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { StaffPage } from '../../../features/inbox/page/staff-page.tsx'
import { Head } from '../../../seo/head.tsx'
import { CustomerView } from './customer-view.tsx'

export const handle = { staff: true }

export default function CustomerPage() {
  const { reference = '' } = useParams()
  return (
    <>
      <Head path="/admin/customers/customer" />
      <StaffPage title={enInbox.customer.title}>
        {() => <CustomerView key={reference} reference={reference} />}
      </StaffPage>
    </>
  )
}
