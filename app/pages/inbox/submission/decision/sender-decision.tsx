import { useState } from 'react'
import { findDecision } from '../../../../../domain/quotes/find-decision.ts'
import { parseAmount } from '../../../../../domain/quotes/money.ts'
import type { DecisionWay, StaffQuote } from '../../../../../domain/quotes/quotes.ts'
import type { StaffConversationEntry } from '../../../../../domain/submissions/conversation.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { iso } from '../../../../../domain/time/iso.ts'
import { enQuoting } from '../../../../../translations/en/staff/quoting.ts'
import { HostileText } from '../../../../features/inbox/submission/hostile-text.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { companyClock } from '../quote/validity.ts'
import type { SubmissionActions } from '../use-submission.ts'
import { type RecordDraft, RecordForm } from './record-form.tsx'
import styles from './sender-decision.module.css'

const { record: texts } = enQuoting

interface Props {
  details: SubmissionDetails
  quote: StaffQuote
  now: number
  submission: SubmissionActions
}

/** What the sender decided by mail or phone: offered where their mail plainly says it, and recorded by a person. */
export function SenderDecision({ details, quote, now, submission }: Props) {
  const [draft, setDraft] = useState<RecordDraft>()
  const [ignored, setIgnored] = useState<string>()
  const found = foundIn(details, quote)
  const offer = found?.entry.id === ignored ? undefined : found
  if (draft)
    return (
      <RecordForm
        {...{ details, quote, submission, draft }}
        onChange={setDraft}
        onDone={() => setDraft(undefined)}
      />
    )
  if (quote.recorded)
    return (
      <Button look="line" size="compact" onClick={() => setDraft(recordedDraft(quote))}>
        {texts.correct}
      </Button>
    )
  const open = (decision: RecordDraft['decision']) =>
    setDraft(offer ? offeredDraft(details, offer, decision) : emptyDraft(details, decision, now))
  return (
    <div className={offer ? styles.offer : undefined} role={offer ? 'status' : undefined}>
      {offer && (
        <>
          <p>
            <q>
              <HostileText>{offer.words}</HostileText>
            </q>
          </p>
          <p>
            <b>{texts.offers[offer.decision](quote.number)}</b> {texts.offerNote}
          </p>
        </>
      )}
      <div className="cluster">
        <Button
          look={offer?.decision === 'accepted' ? 'amber' : 'line'}
          size="compact"
          onClick={() => open('accepted')}
        >
          {texts.accepted}
        </Button>
        <Button
          look={offer?.decision === 'declined' ? 'amber' : 'line'}
          size="compact"
          onClick={() => open('declined')}
        >
          {texts.declined}
        </Button>
        {offer && (
          <Button look="line" size="compact" onClick={() => setIgnored(offer.entry.id)}>
            {texts.neither}
          </Button>
        )}
      </div>
    </div>
  )
}

type Found = NonNullable<ReturnType<typeof findDecision>> & { entry: StaffConversationEntry }

/** Only the newest of what the sender wrote since the quote counts: it may take an earlier one back. */
function foundIn({ conversation }: SubmissionDetails, quote: StaffQuote): Found | undefined {
  if (quote.state !== 'open') return undefined
  const entry = conversation.find(({ from, kind }) => from === 'sender' && kind === 'message')
  const isTheirs = entry && (entry.address === undefined || entry.allowedAt !== undefined)
  if (!isTheirs || entry.at < quote.sentAt) return undefined
  const found = findDecision(entry.text, parseAmount(quote.total) ?? 0)
  return found && { ...found, entry }
}

const wayOf = ({ mail }: StaffConversationEntry): DecisionWay => (mail ? 'mail' : 'other')

const offeredDraft = (
  { name }: SubmissionDetails,
  { entry, words, purchaseOrder = '', decision: read }: Found,
  decision: RecordDraft['decision'],
): RecordDraft => ({
  decision,
  by: wayOf(entry),
  name,
  purchaseOrder: decision === read ? purchaseOrder : '',
  at: companyClock(entry.at),
  reason: undefined,
  note: words,
  read: { purchaseOrder, note: words },
})

const emptyDraft = (
  { name }: SubmissionDetails,
  decision: RecordDraft['decision'],
  now: number,
): RecordDraft => ({
  decision,
  by: 'phone',
  name,
  purchaseOrder: '',
  at: companyClock(iso(now)),
  reason: undefined,
  note: '',
})

const recordedDraft = (quote: StaffQuote): RecordDraft => ({
  decision: quote.state === 'declined' ? 'declined' : 'accepted',
  by: quote.recorded?.by ?? 'other',
  name: quote.acceptedBy ?? '',
  purchaseOrder: quote.purchaseOrder ?? '',
  at: companyClock(quote.acceptedAt ?? quote.declinedAt ?? quote.sentAt),
  reason: quote.reason,
  note: quote.recorded?.words ?? '',
})
