import { useEffect, useState } from 'react'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { Part } from '../../../features/inbox/page/part.tsx'
import {
  type AlertKind,
  askToNotify,
  isAlertOn,
  mayNotify,
  switchAlert,
} from '../../../features/inbox/page/stored-alerts.ts'
import { Check, Checks } from '../../../ui/controls/field.tsx'

const { alerts: texts } = enInbox
const kinds: readonly AlertKind[] = ['sound', 'desktop']

export function AlertChoices() {
  const [on, setOn] = useState<ReadonlySet<AlertKind>>(new Set())
  const [status, setStatus] = useState('')
  useEffect(() => {
    setOn(new Set(kinds.filter((kind) => isAlertOn(kind) && (kind === 'sound' || mayNotify()))))
  }, [])
  const change = async (kind: AlertKind, isOn: boolean) => {
    if (isOn && kind === 'desktop' && !(await askToNotify())) return setStatus(texts.refused)
    switchAlert(kind, isOn)
    setOn(new Set(kinds.filter((one) => (one === kind ? isOn : on.has(one)))))
    setStatus(isOn ? texts.isOn : texts.isOff)
    // It is heard how it sounds, and the browser learns that it may.
    if (isOn && kind === 'sound') (await import('../../../features/inbox/page/alerts.tsx')).playSound()
  }
  return (
    <Part name="alerts" title={texts.title} note={texts.note}>
      <Checks>
        {kinds.map((kind) => (
          <Check
            key={kind}
            checked={on.has(kind)}
            onChange={({ target }) => void change(kind, target.checked)}
          >
            {texts.names[kind]}
          </Check>
        ))}
      </Checks>
      <p role="status">{status}</p>
    </Part>
  )
}
