import { useState } from 'react'
import type { ChangeOutcome, ListedSubmission, StaffMember } from '../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { useKeys } from '../../../features/inbox/controls/keys.ts'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/field.tsx'
import styles from './bulk-bar.module.css'
import { type BulkChange, planChange, planUndo } from './bulk-change.ts'
import type { Picked } from './use-picked.ts'

const { bulk: texts, staff: staffTexts } = enInbox

interface Done {
  text: string
  undo: ReturnType<typeof planUndo>
}

interface Props {
  picked: Picked
  me: string
  staff: readonly StaffMember[]
  onChanged(): Promise<void>
}

export function BulkBar({ picked, me, staff, onChanged }: Props) {
  const bulk = useBulkChange(picked, onChanged)
  const { isSending, change } = bulk
  const count = picked.lines.length
  useKeys(count > 0 ? { Escape: () => picked.only([]) } : {})

  return (
    <>
      <DoneLine {...bulk} />
      {count > 0 && (
        <section
          className={`${controls.dense} cluster gap-2 gap-x-3 py-1 px-inset ruled washed text-sm ${styles.bar}`}
          aria-label={texts.name}
        >
          <b role="status">{texts.picked(count)}</b>
          <Select
            aria-label={texts.assign}
            value=""
            disabled={isSending}
            onChange={({ target }) => void change({ owner: target.value === NO_ONE ? null : target.value })}
          >
            <option value="" disabled>
              {texts.assign}
            </option>
            <option value={me}>{staffTexts.you}</option>
            {staff
              .filter(({ email }) => email !== me)
              .map(({ email, name }) => (
                <option key={email} value={email}>
                  {name}
                </option>
              ))}
            <option value={NO_ONE}>{staffTexts.noOne}</option>
          </Select>
          {(['closed', 'spam'] as const).map((state) => (
            <Button
              key={state}
              look="line"
              className={controls.tight}
              disabled={isSending}
              onClick={() => void change({ state })}
            >
              {texts.to[state]}
            </Button>
          ))}
          <Button className={`${controls.tight} ${controls.bare}`} onClick={() => picked.only([])}>
            {texts.clear}
          </Button>
        </section>
      )}
    </>
  )
}

function useBulkChange(picked: Picked, onChanged: () => Promise<void>) {
  const [done, setDone] = useState<Done>()
  const [isSending, setSending] = useState(false)

  const send = async (changes: readonly object[]): Promise<ChangeOutcome[] | undefined> => {
    if (changes.length === 0) return []
    setSending(true)
    const result = await callApi<{ results: ChangeOutcome[] }>('/api/inbox/submissions/changes', {
      body: { changes },
    })
    setSending(false)
    await onChanged()
    return result.ok ? result.body.results : undefined
  }
  const change = async (wanted: BulkChange) => {
    const before: readonly ListedSubmission[] = picked.lines
    const { changes, leftOut } = planChange(before, wanted)
    const outcomes = await send(changes)
    if (!outcomes) return setDone({ text: staffTexts.failed, undo: [] })
    const undo = planUndo(before, wanted, outcomes)
    const missed = outcomes.flatMap(({ reference, outcome }) => (outcome === 'changed' ? [] : reference))
    setDone({ text: resultText(undo.length, missed, leftOut), undo })
    picked.only([...missed, ...leftOut])
  }
  const undo = async () => {
    const outcomes = await send(done?.undo ?? [])
    const missed = outcomes?.flatMap(({ reference, outcome }) => (outcome === 'changed' ? [] : reference))
    setDone(missed && { text: missed.length > 0 ? texts.changed(missed) : texts.undone, undo: [] })
    if (!missed) setDone({ text: staffTexts.failed, undo: [] })
  }
  return { done, isSending, change, undo, hide: () => setDone(undefined) }
}

const DoneLine = ({ done, isSending, undo, hide }: ReturnType<typeof useBulkChange>) => (
  <div
    className={done && `cluster gap-2 gap-x-3 py-1 px-inset ruled washed text-sm ${styles.done}`}
    role="status"
  >
    {done && (
      <>
        <span>{done.text}</span>
        {done.undo.length > 0 && (
          <Button look="line" className={controls.tight} disabled={isSending} onClick={() => void undo()}>
            {texts.undo}
          </Button>
        )}
        <Button className={`${controls.tight} ${controls.bare}`} onClick={hide}>
          {texts.hide}
        </Button>
      </>
    )}
  </div>
)

const NO_ONE = 'none'

const resultText = (count: number, missed: readonly string[], leftOut: readonly string[]): string =>
  [
    texts.done(count),
    missed.length > 0 && texts.changed(missed),
    leftOut.length > 0 && texts.leftOut(leftOut),
  ]
    .filter(Boolean)
    .join(' ')
