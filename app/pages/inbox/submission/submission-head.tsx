import type { Ref } from 'react'
import { Link } from 'react-router'
import { driver } from '../../../../domain/forms/driver.ts'
import { formNamed } from '../../../../domain/forms/forms.ts'
import { quoteRequest } from '../../../../domain/forms/quote-request.ts'
import {
  quotedStates,
  type StaffMember,
  type SubmissionDetails,
  submissionStates,
} from '../../../../domain/submissions/inbox.ts'
import { enQuotes } from '../../../../translations/en/quotes.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { enQuoting as quoting } from '../../../../translations/en/staff/quoting.ts'
import { formTexts } from '../../../../translations/form-texts.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import type { StaffUser } from '../../../features/inbox/session.ts'
import { FormMark } from '../../../features/inbox/submission/freight-drawings.tsx'
import { HostileText } from '../../../features/inbox/submission/hostile-text.tsx'
import { BackIcon, NewerIcon, OlderIcon } from '../../../features/inbox/submission/inbox-icons.tsx'
import { crossesBorder } from '../../../features/inbox/submission/lane-line.tsx'
import { Moment, nameOf } from '../../../features/inbox/submission/marks.tsx'
import { TimeLeft } from '../../../features/inbox/submission/time-left.tsx'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { Field, Select } from '../../../ui/controls/field.tsx'
import { listUrl, placeInList } from '../list/shown-list.ts'
import { Conflict } from './conflict.tsx'
import { FollowUp } from './follow-up.tsx'
import styles from './submission-head.module.css'
import type { SubmissionActions } from './use-submission.ts'

const { submission: texts, states, list, staff: staffTexts } = enInbox

interface Props extends Omit<ControlsProps, 'onChange'> {
  submission: SubmissionActions
  isPane: boolean
  conflict: SubmissionDetails | undefined
  onConflict(current: SubmissionDetails | undefined): void
}

export function SubmissionHead({ submission, isPane, conflict, onConflict, ...shown }: Props) {
  const { details, user, staff, now } = shown
  const form = formNamed(details.form)
  const change = async (part: Part) => {
    const result = await submission.change({ version: details.version, ...part })
    if (!result.ok) onConflict(result.current)
  }
  return (
    <header className={styles.head}>
      {!isPane && <Navigation reference={details.reference} />}
      <div>
        <h1 className="head-md">
          <SubmissionTitle details={details} />
        </h1>
        <p className={styles.facts}>
          <FormMark form={details.form} />
          <b>{details.reference}</b>
          <span>{form ? formTexts(form).title : details.form}</span>
          {details.erasedAt === null && (
            <span>
              {texts.from} <Sender details={details} />
            </span>
          )}
          <span>
            {texts.received} <Moment iso={details.receivedAt} now={now} inSentence />
          </span>
          {details.enteredBy !== null && (
            <span>
              {texts.enteredBy(
                details.enteredBy === user.email
                  ? enInbox.staff.you.toLowerCase()
                  : nameOf(details.enteredBy, staff),
              )}
            </span>
          )}
        </p>
      </div>
      <Controls {...shown} onChange={(part) => void change(part)} />
      {conflict && (
        <div className={`whole ${styles.conflict}`}>
          <Conflict before={details} current={conflict} staff={staff} me={user.email} now={now}>
            <p>{enInbox.composer.conflictState}</p>
            <div className="cluster gap-2 gap-x-3">
              <Button
                look="line"
                size="compact"
                onClick={() => {
                  submission.show(conflict)
                  onConflict(undefined)
                }}
              >
                {enInbox.composer.useTheirs}
              </Button>
            </div>
          </Conflict>
        </div>
      )}
    </header>
  )
}

/** A link to everything from the sender, where there is an email to know them by. */
function Sender({ details: { reference, company, name, email } }: { details: SubmissionDetails }) {
  const shown = <HostileText>{company || name}</HostileText>
  return email === null ? shown : <Link to={`/admin/customers/${reference}`}>{shown}</Link>
}

const bare = `${controls.tight} ${controls.bare}`

interface Part {
  state?: string
  owner?: string | null
  followUpOn?: string | null
}

interface ControlsProps {
  details: SubmissionDetails
  user: StaffUser
  staff: readonly StaffMember[]
  now: number
  stateControl: Ref<HTMLSelectElement>
  followUpControl: Ref<HTMLSelectElement>
  onChange(part: Part): void
}

const Controls = ({ details, user, staff, now, stateControl, followUpControl, onChange }: ControlsProps) => (
  <div className={`${controls.dense} ${styles.controls}`}>
    <div className={styles.deadline}>
      <TimeLeft of={details} now={now} long outcome={outcomeOf(details)} />
    </div>
    <div className={styles.fields}>
      <Field id="state" label={list.state}>
        <Select
          ref={stateControl}
          id="state"
          value={details.state}
          onChange={({ target }) => onChange({ state: target.value })}
        >
          {submissionStates
            .filter((state) => state === details.state || !quotedStates.includes(state))
            .map((state) => (
              <option key={state} value={state} disabled={state === 'withdrawn'}>
                {states[state]}
              </option>
            ))}
        </Select>
      </Field>
      <Field id="owner" label={list.owner}>
        <Select
          id="owner"
          value={details.owner ?? ''}
          onChange={({ target }) => onChange({ owner: target.value || null })}
        >
          <option value="">{staffTexts.noOne}</option>
          <option value={user.email}>{staffTexts.you}</option>
          {staff
            .filter(({ email }) => email !== user.email)
            .map(({ email, name }) => (
              <option key={email} value={email}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
      <FollowUp
        day={details.followUpOn}
        now={now}
        control={followUpControl}
        onChange={(followUpOn) => onChange({ followUpOn })}
      />
    </div>
  </div>
)

function outcomeOf({ state, quotes: [quote] }: SubmissionDetails): string | undefined {
  if (state === 'closed' || state === 'withdrawn') return texts.ended[state]
  if (state === 'quoted' && quote?.state === 'expired') return quoting.headings.expired
  if (state === 'answered' && quote?.state === 'declined')
    return quoting.headings.declined(quote.reason ? enQuotes.reasons[quote.reason].toLowerCase() : '')
  return undefined
}

function SubmissionTitle({
  details: { form, summaryParts, name, reference, erasedAt },
}: {
  details: SubmissionDetails
}) {
  // Of what was accepted, the lane stays.
  if (erasedAt !== null && summaryParts.length === 0)
    return form === quoteRequest.name ? texts.erasedRequest : texts.erasedApplication
  const [first = '', second = ''] = summaryParts
  if (form !== quoteRequest.name)
    return <HostileText>{(form === driver.name ? name : first) || reference}</HostileText>
  if (!first) return reference
  return (
    <>
      <span className="inline-block">
        <HostileText>{first}</HostileText>
      </span>{' '}
      <span className="inline-block">
        <svg className={styles.link} viewBox="0 0 48 16" aria-hidden="true">
          <path d={crossesBorder(first, second) ? 'M6 8h30M20 1v14M25 1v14' : 'M6 8h30'} />
          <circle cx="6" cy="8" r="4.5" />
          <circle cx="40" cy="8" r="5.5" />
        </svg>
        <span className="sr">{list.to} </span>
        <HostileText>{second}</HostileText>
      </span>
    </>
  )
}

function Navigation({ reference }: { reference: string }) {
  const place = placeInList(reference)
  return (
    <div className={`whole ${styles.navigation}`}>
      <Link className={controls.back} to={listUrl()}>
        <BackIcon />
        {texts.back}
      </Link>
      <div className="flex center gap-2">
        {place && (
          <>
            <span className="from-48">
              {place.position} / {place.of}
            </span>
            <Step to={place.newer} label={texts.previous}>
              <NewerIcon />
            </Step>
            <Step to={place.older} label={texts.next}>
              <OlderIcon />
            </Step>
          </>
        )}
        <Button className={bare} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </div>
  )
}

const Step = ({
  to,
  label,
  children,
}: {
  to: string | undefined
  label: string
  children: React.ReactNode
}) =>
  to && (
    <ButtonLink className={bare} to={`/admin/inbox/${to}`} label={label}>
      {children}
    </ButtonLink>
  )
