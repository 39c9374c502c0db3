import { useEffect, useState } from 'react'
import {
  type DispatchMail,
  type DispatchMailSettings,
  dispatchMails,
} from '../../../../domain/staff/dispatch-mail.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { Part } from '../../../features/inbox/page/part.tsx'
import { Check, Checks } from '../../../ui/controls/field.tsx'

const { dispatchMail: texts, staff } = enInbox

interface SettingsResponse {
  mail: DispatchMailSettings
}

/** Which mail dispatch gets, for everybody; each is stored as it is changed. */
export function DispatchMailChoices() {
  const [mail, setMail] = useState<DispatchMailSettings>()
  const [status, setStatus] = useState('')
  useEffect(() => {
    void callApi<SettingsResponse>('/api/inbox/settings').then(
      (result) => result.ok && setMail(result.body.mail),
    )
  }, [])
  const set = async (name: DispatchMail, isOn: boolean) => {
    setMail((before) => before && { ...before, [name]: isOn })
    const body = { mail: { [name]: isOn } }
    const result = await callApi<SettingsResponse>('/api/inbox/settings', { method: 'PATCH', body })
    setStatus(result.ok ? texts.saved : staff.failed)
    if (result.ok) setMail(result.body.mail)
    else setMail((before) => before && { ...before, [name]: !isOn })
  }
  return (
    <Part name="dispatch-mail" title={texts.title} note={texts.note}>
      {mail && (
        <Checks>
          {dispatchMails.map((name) => (
            <Check key={name} checked={mail[name]} onChange={({ target }) => void set(name, target.checked)}>
              {texts.names[name]}
            </Check>
          ))}
        </Checks>
      )}
      <p role="status">{status}</p>
    </Part>
  )
}
