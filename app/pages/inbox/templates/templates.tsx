import { useState } from 'react'
import type { Template } from '../../../../domain/quotes/templates.ts'
import { enTemplates as texts } from '../../../../translations/en/staff/templates.ts'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { StaffPage } from '../../../features/inbox/page/staff-page.tsx'
import type { StaffUser } from '../../../features/inbox/session.ts'
import { type TemplatesResponse, useTemplates } from '../../../features/inbox/use-templates.ts'
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
    const result = await callApi<TemplatesResponse>(urlOf(id), { method: 'PUT', body })
    if (!result.ok) return result
    show(result.body.templates)
    setEdited(undefined)
    say(texts.saved(template.name))
    return result
  }
  const remove = async (template: Template) => {
    const { id, version } = template
    const result = await callApi<TemplatesResponse>(urlOf(id), { method: 'DELETE', body: { version } })
    if (!result.ok) return say(result.message)
    show(result.body.templates)
    say(texts.removed(template.name))
    setRemoved(template)
  }

  if (edited)
    return (
      <TemplateForm key={edited.id} template={edited} onSave={save} onCancel={() => setEdited(undefined)} />
    )
  return (
    <div className={`${account.account} ${account.list}`}>
      <div className={account.head}>
        <h1 className="head-md">{texts.title}</h1>
        <p className="mt-1 anywhere">{isOwner ? texts.lead : `${texts.lead} ${texts.onlyOwners}`}</p>
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

const urlOf = (id: string): string => `/api/inbox/templates/${encodeURIComponent(id)}`
