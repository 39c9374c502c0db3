import { useState } from 'react'
import type { Template } from '../../../../domain/quotes/templates.ts'
import { enTemplates as texts } from '../../../../translations/en/staff/templates.ts'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { StaffPage } from '../../../features/inbox/page/staff-page.tsx'
import type { StaffUser } from '../../../features/inbox/session.ts'
import { type TemplatesAnswer, useTemplates } from '../../../features/inbox/use-templates.ts'
import { Head } from '../../../seo/head.tsx'
import account from '../account/account.module.css'
import { TemplateForm } from './template-form.tsx'
import { TemplateList } from './template-list.tsx'

export const handle = { staff: true }

export default function TemplatesPage() {
  return (
    <>
      <Head path="/admin/templates" />
      <StaffPage current="account" title={texts.title}>
        {(user) => <Templates user={user} />}
      </StaffPage>
    </>
  )
}

function Templates({ user }: { user: StaffUser }) {
  const [templates = [], show] = useTemplates()
  const [edited, setEdited] = useState<Template>()
  const [status, setStatus] = useState('')
  const [removed, setRemoved] = useState<Template>()
  const isOwner = user.role === 'owner'
  const say = (text: string) => {
    setStatus(text)
    setRemoved(undefined)
  }

  const save = async (template: Template) => {
    const { id, ...body } = template
    const answer = await callApi<TemplatesAnswer>(addressOf(id), { method: 'PUT', body })
    if (!answer.ok) return answer
    show(answer.body.templates)
    setEdited(undefined)
    say(texts.saved(template.name))
    return answer
  }
  const remove = async (template: Template) => {
    const { id, version } = template
    const answer = await callApi<TemplatesAnswer>(addressOf(id), { method: 'DELETE', body: { version } })
    if (!answer.ok) return say(answer.message)
    show(answer.body.templates)
    say(texts.removed(template.name))
    setRemoved(template)
  }

  if (edited)
    return (
      <TemplateForm key={edited.id} template={edited} onSave={save} onCancel={() => setEdited(undefined)} />
    )
  return (
    <div className={account.account}>
      <div className={account.head}>
        <h1>{texts.title}</h1>
        <p>{isOwner ? texts.lead : `${texts.lead} ${texts.onlyOwners}`}</p>
      </div>
      <TemplateList
        templates={templates}
        isOwner={isOwner}
        status={status}
        onEdit={(template) => {
          say('')
          setEdited(template)
        }}
        onRemove={(template) => void remove(template)}
        onUndo={removed && (() => void save({ ...removed, version: 0 }))}
      />
    </div>
  )
}

const addressOf = (id: string): string => `/api/inbox/templates/${encodeURIComponent(id)}`
