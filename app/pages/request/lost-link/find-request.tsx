import { findRequest as texts } from '../../../../translations/en/pages/find-request.tsx'
import { Head } from '../../../seo/head.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { LinkHelp } from './link-help.tsx'

/** For a sender who lost the link to the request's page. */
export default function FindRequest() {
  return (
    <>
      <Head path="/requests" />
      <PageHead path="/requests" lead={texts.head.lead} />
      <LinkHelp />
    </>
  )
}
