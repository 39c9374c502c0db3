import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { InboxSummary } from '../../../../domain/submissions/inbox.ts'
import { companyDay } from '../../../../domain/time/company-time.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { useKeys } from '../../../features/inbox/controls/keys.ts'
import { NewerVersion } from '../../../features/inbox/page/newer-version.tsx'
import { StaffPage } from '../../../features/inbox/page/staff-page.tsx'
import type { StaffUser } from '../../../features/inbox/session.ts'
import { useNow } from '../../../features/inbox/use-now.ts'
import { useStaffMembers } from '../../../features/inbox/use-staff-members.ts'
import { Head } from '../../../seo/head.tsx'
import { PartBoundary } from '../../../ui/part-boundary.tsx'
import { filtersOf, type ListQuery, noFilters, readListQuery, writeListQuery } from './filters/list-query.ts'
import { Toolbar } from './filters/toolbar.tsx'
import styles from './inbox.module.css'
import { ReadingPane, useIsWide } from './reading-pane.tsx'
import { lastSearch, rememberSearch } from './shown-list.ts'
import { SubmissionList } from './submission-list.tsx'
import { SummaryBar } from './summary/summary-bar.tsx'
import { useTabBadge } from './summary/use-tab-badge.ts'
import { Warnings } from './summary/warnings.tsx'
import { useNumbers } from './use-list.ts'

export const handle = { staff: true }

export default function InboxPage() {
  const [numbers, setNumbers] = useState<InboxSummary>()
  return (
    <>
      <Head path="/admin/inbox" />
      <StaffPage
        current="inbox"
        className={styles.page}
        title={enInbox.staff.inbox}
        under={<SummaryBar numbers={numbers} />}
      >
        {(user) => <Inbox user={user} onNumbers={setNumbers} />}
      </StaffPage>
    </>
  )
}

function Inbox({ user, onNumbers }: { user: StaffUser; onNumbers(numbers: InboxSummary): void }) {
  const { search: query } = useLocation()
  const navigate = useNavigate()
  const now = useNow()
  const staff = useStaffMembers()
  const { numbers, refresh } = useNumbers(companyDay(now), onNumbers)
  const [text, setText] = useState(lastSearch)
  const search = useRef<HTMLInputElement>(null)
  const listQuery = readListQuery(new URLSearchParams(query))
  useTabBadge(numbers?.open)
  useKeys({ c: () => navigate('/admin/new-request') })

  const isWide = useIsWide()
  const shown = isWide ? listQuery.show : ''

  const go = (change: Partial<ListQuery>, replace = false) =>
    navigate(`/admin/inbox${writeListQuery({ ...listQuery, ...change })}`, {
      preventScrollReset: true,
      replace,
    })
  const find = (text: string) => {
    rememberSearch(text)
    setText(text)
  }
  const filters = filtersOf(listQuery, user.email, now)
  return (
    <>
      <h1 className="sr">{enInbox.staff.inbox}</h1>
      <NewerVersion />
      <PartBoundary>{numbers && <Warnings numbers={numbers} onChange={refresh} />}</PartBoundary>
      <PartBoundary>
        <Toolbar
          listQuery={listQuery}
          numbers={numbers}
          me={user.email}
          isOwner={user.role === 'owner'}
          staff={staff}
          text={text}
          searchField={search}
          filters={filters}
          onChange={go}
          onSearch={find}
        />
      </PartBoundary>
      <div className={shown ? styles.panes : 'flex column min-0 grow min-h-0'}>
        <div className="flex column min-0 grow min-h-0">
          <PartBoundary>
            <SubmissionList
              shown={shown}
              onShow={isWide ? (show) => go({ show }, true) : undefined}
              listQuery={listQuery}
              filters={filters}
              text={text}
              me={user.email}
              staff={staff}
              now={now}
              onSearchKey={() => search.current?.focus()}
              onSearch={find}
              onSort={(sort) => go({ sort })}
              onClear={() => {
                find('')
                go(noFilters)
              }}
            />
          </PartBoundary>
        </div>
        {shown && <ReadingPane reference={shown} user={user} onClose={() => go({ show: '' })} />}
      </div>
    </>
  )
}
