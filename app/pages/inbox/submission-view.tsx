import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { formNamed } from '../../../domain/forms.ts'
import type { SubmissionDetails } from '../../../domain/inbox.ts'
import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { BackIcon } from '../../features/inbox/glyphs.tsx'
import { useKeys } from '../../features/inbox/keys.ts'
import { KeysHelp } from '../../features/inbox/keys-bar.tsx'
import type { StaffUser } from '../../features/inbox/session.ts'
import { useNow } from '../../features/inbox/use-now.ts'
import { useStaffMembers } from '../../features/inbox/use-staff-members.ts'
import { AnswerList } from './answer-list.tsx'
import { CaseHead } from './case-head.tsx'
import { Composer } from './composer.tsx'
import { History } from './history.tsx'
import { LanePanel, useLane } from './lane-panel.tsx'
import { Messages } from './messages.tsx'
import { NoteForm } from './note-form.tsx'
import { Others } from './others.tsx'
import { listAddress, placeInList, rememberOpenedFromList } from './shown-list.ts'
import { Suspicions, Watching } from './submission-notices.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { useSubmission, useViewers } from './use-submission.ts'

const { submission: texts, staff: staffTexts } = enInbox

export function SubmissionView({ reference, user }: { reference: string; user: StaffUser }) {
  const submission = useSubmission(reference)
  const viewers = useViewers(reference)
  const staff = useStaffMembers()
  const now = useNow()
  const [conflict, setConflict] = useState<SubmissionDetails>()
  const { details, status } = submission
  const lane = useLane(details && formNamed(details.form)?.lane ? details.summaryParts : [])
  useSubmissionKeys(submission, user, setConflict)
  useTitle(details)
  useHash(details !== undefined)
  useEffect(() => rememberOpenedFromList(reference), [reference])

  if (!details) return <Absent status={status} onRetry={() => void submission.load()} />
  const shared = { details, user, staff, now }
  return (
    <article className="one">
      <CaseHead {...shared} submission={submission} conflict={conflict} onConflict={setConflict} />
      <Watching viewers={viewers} now={now} />
      <Suspicions details={details} submission={submission} onConflict={setConflict} />
      <div className="case">
        <div className="reading">
          {lane && <LanePanel lane={lane} />}
          <AnswerList details={details} />
          <Messages details={details} now={now} onSent={() => void submission.load()} />
          <Others details={details} now={now} />
        </div>
        <div className="acting">
          {details.erasedAt === null && (
            <>
              <Composer {...shared} submission={submission} lane={lane} />
              <NoteForm submission={submission} />
            </>
          )}
          <History {...shared} />
        </div>
      </div>
      <ThumbBar details={details} />
      <KeysHelp />
    </article>
  )
}

function Absent({ status, onRetry }: { status: string; onRetry(): void }) {
  if (status === 'loading')
    return (
      <div className="part">
        <h1 className="sr">{staffTexts.inbox}</h1>
        <p role="status">{staffTexts.loading}</p>
      </div>
    )
  return (
    <div className="part absent">
      <h1>{status === 'missing' ? texts.notFoundTitle : staffTexts.failed}</h1>
      {status === 'missing' ? (
        <p>{texts.notFound}</p>
      ) : (
        <button type="button" className="button line compact" onClick={onRetry}>
          {enInbox.list.tryNow}
        </button>
      )}
      <Link className="back" to="/admin/inbox">
        <BackIcon />
        {texts.back}
      </Link>
    </div>
  )
}

function useTitle(details: SubmissionDetails | undefined): void {
  useEffect(() => {
    if (details)
      document.title = `${details.reference}: ${formNamed(details.form)?.texts.title ?? details.form}`
  }, [details])
}

/** `#reply` and `#state` lead to their controls once these are there. */
function useHash(isThere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isThere || !hash) return
    if (hash === '#reply') dispatchEvent(new Event('inbox:reply'))
    else document.getElementById(hash.slice(1))?.focus()
  }, [isThere, hash])
}

function useSubmissionKeys(
  { details, change }: ReturnType<typeof useSubmission>,
  user: StaffUser,
  onConflict: (current: SubmissionDetails | undefined) => void,
): void {
  const navigate = useNavigate()
  const place = details && placeInList(details.reference)
  const focus = (id: string) => document.getElementById(id)?.focus()
  const go = (reference: string | undefined) => reference && navigate(`/admin/inbox/${reference}`)
  const take = async () => {
    if (!details) return
    const owner = details.owner === user.email ? null : user.email
    const answer = await change({ version: details.version, owner })
    if (!answer.ok) onConflict(answer.current)
  }
  useKeys({
    r: () => dispatchEvent(new Event('inbox:reply')),
    s: () => focus('state'),
    o: () => void take(),
    n: () => go(place?.older),
    p: () => go(place?.newer),
    '/': () => navigate(`${listAddress()}#search`),
  })
}
