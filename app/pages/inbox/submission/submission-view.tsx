import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { formNamed } from '../../../../domain/forms/forms.ts'
import type { Lane } from '../../../../domain/lanes/estimate.ts'
import type { SubmissionDetails } from '../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { formTexts } from '../../../../translations/form-texts.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { useKeys } from '../../../features/inbox/controls/keys.ts'
import { KeysHelp } from '../../../features/inbox/controls/keys-bar.tsx'
import part from '../../../features/inbox/page/part.module.css'
import type { StaffUser } from '../../../features/inbox/session.ts'
import { BackIcon } from '../../../features/inbox/submission/inbox-icons.tsx'
import { useNow } from '../../../features/inbox/use-now.ts'
import { useStaffMembers } from '../../../features/inbox/use-staff-members.ts'
import { useLane } from '../../../features/lane/use-lane.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { PartBoundary } from '../../../ui/part-boundary.tsx'
import { listUrl, placeInList, rememberOpenedFromList } from '../list/shown-list.ts'
import { AnswerList } from './answer-list.tsx'
import { ConversationList } from './conversation/conversation-list.tsx'
import { History } from './conversation/history.tsx'
import { Messages } from './conversation/messages.tsx'
import { CorrectPlaces } from './lane/correct-places.tsx'
import { LanePanel } from './lane/lane-panel.tsx'
import { Others } from './others.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { BOOKING_ID } from './quote/booking-form.tsx'
import { QuoteList } from './quote/quote-list.tsx'
import { Composer, type ComposerHandle } from './reply/composer.tsx'
import { NoteForm } from './reply/note-form.tsx'
import { RevokeLink } from './revoke-link.tsx'
import { SubmissionHead } from './submission-head.tsx'
import {
  OtherEmailNotice,
  RefusedFilesNotice,
  SpamNotice,
  WaitingNotice,
  Watching,
} from './submission-notices.tsx'
import styles from './submission-view.module.css'
import { type SubmissionActions, useSubmission, useViewers } from './use-submission.ts'

const { submission: texts, staff: staffTexts } = enInbox

interface Props {
  reference: string
  user: StaffUser
  /** It is beside the list. */
  isPane?: boolean
}

export function SubmissionView({ reference, user, isPane = false }: Props) {
  const submission = useSubmission(reference)
  const { viewers, onTyped } = useViewers(reference)
  const staff = useStaffMembers()
  const now = useNow()
  const [conflict, setConflict] = useState<SubmissionDetails>()
  const composer = useRef<ComposerHandle>(null)
  const state = useRef<HTMLSelectElement>(null)
  const followUp = useRef<HTMLSelectElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const writing = useRef<HTMLDivElement>(null)
  const { details, status } = submission
  const isWriting = useIsInView(details !== undefined, writing)
  const [from = '', to = ''] = details && formNamed(details.form)?.lane ? details.summaryParts : []
  const result = useLane(from, to)
  const lane = result && 'lane' in result ? result.lane : undefined
  useSubmissionKeys({ submission, user, composer, state, followUp, onConflict: setConflict })
  useTitle(isPane ? undefined : details)
  useHash(details !== undefined, composer)
  useEffect(() => rememberOpenedFromList(reference), [reference])

  if (!details) return <Absent status={status} onRetry={() => void submission.load()} />
  const shared = { details, user, staff, now }
  const isErased = details.erasedAt !== null
  return (
    <article>
      <SubmissionHead
        {...shared}
        submission={submission}
        conflict={conflict}
        stateControl={state}
        isPane={isPane}
        followUpControl={followUp}
        onConflict={setConflict}
      />
      <Watching viewers={viewers} now={now} />
      <WaitingNotice details={details} />
      <OtherEmailNotice details={details} onElsewhere={() => composer.current?.writeElsewhere()} />
      <SpamNotice details={details} submission={submission} onConflict={setConflict} />
      <RefusedFilesNotice details={details} submission={submission} />
      <div className={isErased && details.answers.length === 0 ? undefined : styles.columns}>
        <div className={styles.reading}>
          <div className={styles.kept}>
            <PartBoundary>{details.answers.length > 0 && <AnswerList details={details} />}</PartBoundary>
            <PartBoundary>
              {lane && <LanePanel lane={lane} typed={details.answers.map(({ words }) => words)} />}
            </PartBoundary>
            {result && !isErased && (
              <div className="screen-only">
                <PartBoundary>
                  <CorrectPlaces {...{ details, submission, result }} />
                </PartBoundary>
              </div>
            )}
            <div className="screen-only">
              <PaperLink details={details} />
              <PartBoundary>
                <Messages details={details} now={now} onSent={() => void submission.load()} />
                <Others details={details} now={now} />
              </PartBoundary>
              {!isErased && <RevokeLink submission={submission} />}
            </div>
          </div>
        </div>
        <Acting {...{ ...shared, submission, lane, composer, note, writing, onTyped }} />
      </div>
      {!isErased && (
        <PhoneBar
          details={details}
          onBook={() => document.getElementById(BOOKING_ID)?.focus()}
          onReply={() => composer.current?.write()}
          onNote={() => note.current?.focus()}
          onState={() => openPicker(state.current)}
          isWriting={isWriting}
        />
      )}
      <KeysHelp />
    </article>
  )
}

interface ActingProps extends ComponentProps<typeof History>, Pick<Props, 'user'> {
  submission: SubmissionActions
  lane: Lane | undefined
  composer: RefObject<ComposerHandle | null>
  note: RefObject<HTMLTextAreaElement | null>
  writing: RefObject<HTMLDivElement | null>
  onTyped(): void
}

/** What is done about it, and what was said. */
function Acting({ submission, lane, composer, note, writing, onTyped, ...shared }: ActingProps) {
  const isErased = shared.details.erasedAt !== null
  return (
    <div className={styles.acting}>
      <PartBoundary>
        <QuoteList {...shared} submission={submission} />
      </PartBoundary>
      {!isErased && (
        <>
          <div ref={writing}>
            <PartBoundary>
              <Composer ref={composer} {...shared} submission={submission} lane={lane} onTyped={onTyped} />
            </PartBoundary>
          </div>
          <div className="screen-only">
            <PartBoundary>
              <NoteForm textArea={note} submission={submission} />
            </PartBoundary>
          </div>
        </>
      )}
      <PartBoundary>
        <ConversationList {...shared} submission={submission} />
      </PartBoundary>
      <PartBoundary>
        <History {...shared} />
      </PartBoundary>
    </div>
  )
}

/** On a phone it opens like the control itself. */
function openPicker(control: HTMLSelectElement | null): void {
  control?.focus()
  try {
    control?.showPicker()
  } catch {
    // Where the browser has no such way, the control has the focus.
  }
}

/** Whether any of it is in the window. */
function useIsInView(isThere: boolean, part: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!isThere || !part.current) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true))
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [isThere, part])
  return isInView
}

function Absent({ status, onRetry }: { status: string; onRetry(): void }) {
  if (status === 'loading')
    return (
      <div className={part.part}>
        <h1 className="sr head-md">{staffTexts.inbox}</h1>
        <p role="status">{staffTexts.loading}</p>
      </div>
    )
  return (
    <div className={part.part}>
      <h1 className="head-md">{status === 'missing' ? texts.notFoundTitle : staffTexts.failed}</h1>
      {status === 'missing' ? (
        <p>{texts.notFound}</p>
      ) : (
        <Button look="line" size="compact" onClick={onRetry}>
          {enInbox.list.tryNow}
        </Button>
      )}
      <Link className={controls.back} to="/admin/inbox">
        <BackIcon />
        {texts.back}
      </Link>
    </div>
  )
}

function useTitle(details: SubmissionDetails | undefined): void {
  useEffect(() => {
    if (!details) return
    const form = formNamed(details.form)
    document.title = `${details.reference}: ${form ? formTexts(form).title : details.form}`
  }, [details])
}

/** `#reply` and `#state` lead to their controls once these are there. */
function useHash(isThere: boolean, composer: RefObject<ComposerHandle | null>): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isThere || !hash) return
    if (hash === '#reply') composer.current?.write()
    else document.getElementById(hash.slice(1))?.focus()
  }, [isThere, hash, composer])
}

interface KeyTargets {
  submission: SubmissionActions
  user: StaffUser
  composer: RefObject<ComposerHandle | null>
  state: RefObject<HTMLSelectElement | null>
  followUp: RefObject<HTMLSelectElement | null>
  onConflict(current: SubmissionDetails | undefined): void
}

function useSubmissionKeys({ submission, user, composer, state, followUp, onConflict }: KeyTargets): void {
  const { details, change } = submission
  const navigate = useNavigate()
  const place = details && placeInList(details.reference)
  const go = (reference: string | undefined) => reference && navigate(`/admin/inbox/${reference}`)
  const take = async () => {
    if (!details) return
    const owner = details.owner === user.email ? null : user.email
    const result = await change({ version: details.version, owner })
    if (!result.ok) onConflict(result.current)
  }
  useKeys({
    r: () => composer.current?.write(),
    m: () => composer.current?.writeMessage(),
    t: () => composer.current?.chooseTemplate(),
    s: () => state.current?.focus(),
    f: () => followUp.current?.focus(),
    o: () => void take(),
    j: () => go(place?.older),
    k: () => go(place?.newer),
    n: () => go(place?.older),
    p: () => go(place?.newer),
    '/': () => navigate(`${listUrl()}#search`),
  })
}

/** The draft bill of lading of a quote request, with phone and email in full. */
const PaperLink = ({ details: { form, reference, erasedAt } }: { details: SubmissionDetails }) =>
  formNamed(form)?.lane && erasedAt === null ? (
    <p className={part.part}>
      <a className="target" href={`/api/inbox/submissions/${reference}/bill-of-lading.pdf`}>
        {enInbox.submission.paper}
      </a>
    </p>
  ) : null
