import { useState } from 'react'
import { type StaffRole, staffRoles } from '../../../../domain/staff/roles.ts'
import type { OneTimePassword } from '../../../../domain/staff/staff-account.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { PasswordForm } from '../../../features/inbox/controls/password-form.tsx'
import { TextField } from '../../../features/inbox/controls/text-field.tsx'
import { callConfirmed } from '../../../features/inbox/inbox-api.ts'
import { Part } from '../../../features/inbox/page/part.tsx'
import { Field, Select } from '../../../ui/controls/field.tsx'

const { staffAccounts: texts, staff } = enInbox

const nobody = { email: '', name: '', role: 'dispatcher' as StaffRole }

export function AddMember({ onGiven }: { onGiven(given: OneTimePassword): void }) {
  const [member, setMember] = useState(nobody)
  const [problem, setProblem] = useState<string>()
  const set = (changes: Partial<typeof nobody>) => setMember({ ...member, ...changes })
  const add = async (password: string) => {
    setProblem(undefined)
    const path = '/api/inbox/staff/accounts'
    const result = await callConfirmed<OneTimePassword>(password, path, { body: member })
    if (result.ok) {
      setMember(nobody)
      onGiven(result.body)
      return { done: '' }
    }
    if (result.status !== 422) return { problem: result.message || staff.failed }
    setProblem(result.message)
    return {}
  }
  return (
    <Part name="add" title={texts.add} note={texts.addNote}>
      <PasswordForm label={texts.password} action={texts.submit} onSubmit={add}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          required
          value={member.email}
          problem={problem}
          onChange={({ target }) => set({ email: target.value })}
        />
        <TextField
          label={texts.name}
          autoComplete="off"
          maxLength={100}
          required
          value={member.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field id="new-role" label={texts.role}>
          <Select
            id="new-role"
            value={member.role}
            onChange={({ target }) => set({ role: target.value as StaffRole })}
          >
            {staffRoles.toReversed().map((role) => (
              <option key={role} value={role}>
                {texts.roles[role]}
              </option>
            ))}
          </Select>
        </Field>
      </PasswordForm>
    </Part>
  )
}
