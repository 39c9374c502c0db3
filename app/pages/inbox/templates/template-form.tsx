import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { submissionForms } from '../../../../domain/forms/forms.ts'
import { freightServices, quoteRequest } from '../../../../domain/forms/quote-request.ts'
import { type Locale, locales } from '../../../../domain/locale.ts'
import type { Template } from '../../../../domain/quotes/templates.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { enTemplates as texts } from '../../../../translations/en/staff/templates.ts'
import { formTexts } from '../../../../translations/form-texts.ts'
import { TextField } from '../../../features/inbox/controls/text-field.tsx'
import type { ApiResult } from '../../../features/inbox/inbox-api.ts'
import { Part } from '../../../features/inbox/page/part.tsx'
import { useSending } from '../../../features/inbox/use-sending.ts'
import type { TemplatesResponse } from '../../../features/inbox/use-templates.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Check, Checks, Field, Select } from '../../../ui/controls/field.tsx'
import account from '../account/account.module.css'
import { decimalOf } from '../submission/quote/amounts.ts'
import { QuoteParts } from './quote-parts.tsx'
import { ReplyParts } from './reply-parts.tsx'
import styles from './template-form.module.css'
import { firstAt, type PartsProps } from './template-parts.ts'

interface Props {
  template: Template
  onSave(template: Template): Promise<ApiResult<TemplatesResponse>>
  onCancel(): void
}

export function TemplateForm({ template: before, onSave, onCancel }: Props) {
  const [template, setTemplate] = useState(before)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [status, setStatus] = useState('')
  const { isSending, send } = useSending()
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<Template>) => setTemplate({ ...template, ...part } as Template)

  const save = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      const result = await onSave(withDecimals(template))
      if (result.ok) return
      const found = result.problems ?? {}
      const count = Object.keys(found).length
      const isConflict = result.status === 409
      flushSync(() => {
        setProblems(found)
        // What is stored again replaces what somebody else has stored.
        if (isConflict) setTemplate({ ...template, version: versionIn(result, template) })
        setStatus(
          isConflict
            ? texts.conflict
            : count > 0
              ? texts.toMend(count)
              : result.message || enInbox.staff.failed,
        )
      })
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    })
  }

  return (
    <form ref={form} className={account.account} onSubmit={save} noValidate>
      <div className={account.head}>
        <h1 className="head-md">{before.name || texts.titleNew[before.kind]}</h1>
      </div>
      <Part name="chosen" title={texts.choose}>
        <div className={styles.fields}>
          <TextField
            label={texts.name}
            value={template.name}
            maxLength={120}
            required
            autoFocus
            problem={problems.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <Fits template={template} problems={problems} onChange={change} />
        </div>
      </Part>
      {template.kind === 'reply' ? (
        <ReplyParts template={template} problems={problems} onChange={change} />
      ) : (
        <QuoteParts template={template} problems={problems} onChange={change} />
      )}
      <div className="cluster paper z-2 gap-2 gap-x-3 py-3 px-inset sticky bottom-0">
        <Button type="submit" size="compact" aria-disabled={isSending || undefined}>
          {texts.save}
        </Button>
        <Button look="line" size="compact" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <span role="status">{status}</span>
      </div>
    </form>
  )
}

/** What it answers, and to which requests it is offered first. */
function Fits({ template, problems, onChange }: PartsProps<Template>) {
  const id = useId()
  const options = formTexts(quoteRequest).fields.services?.options
  const { services, words } = template
  // As typed: a comma would vanish while the next word is still to come.
  const [typedWords, setTypedWords] = useState(words.join(', '))
  const isQuote = template.form === quoteRequest.name
  return (
    <>
      {template.kind === 'reply' && (
        <Field id={`${id}-form`} label={texts.form} problem={problems.form}>
          <Select
            id={`${id}-form`}
            value={template.form}
            onChange={({ target }) => onChange({ form: target.value, services: [], words: [] })}
          >
            {submissionForms.map((form) => (
              <option key={form.id} value={form.name}>
                {formTexts(form).title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field id={`${id}-language`} label={texts.language}>
        <Select
          id={`${id}-language`}
          value={template.locale}
          onChange={({ target }) => onChange({ locale: target.value as Locale })}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {texts.languages[locale]}
            </option>
          ))}
        </Select>
      </Field>
      {isQuote && (
        <Field id={`${id}-services`} label={texts.services} isGroup>
          <Checks>
            {Object.values(freightServices).map((service) => (
              <Check
                key={service}
                checked={services.includes(service)}
                onChange={({ target }) =>
                  onChange({
                    services: target.checked
                      ? [...services, service]
                      : services.filter((one) => one !== service),
                  })
                }
              >
                {options?.[service] ?? service}
              </Check>
            ))}
          </Checks>
        </Field>
      )}
      {isQuote && (
        <TextField
          label={texts.words}
          hint={texts.wordsHint}
          value={typedWords}
          problem={firstAt('words', problems)}
          onChange={({ target }) => {
            setTypedWords(target.value)
            onChange({ words: target.value.split(',').map((word) => word.trim()) })
          }}
        />
      )}
    </>
  )
}

/** With amounts as the server takes them. */
function withDecimals(template: Template): Template {
  if (template.kind === 'reply') return template
  const tidy = <Row extends { amount: string }>(row: Row): Row => ({
    ...row,
    amount: row.amount && decimalOf(row.amount),
  })
  return { ...template, lines: template.lines.map(tidy), extras: template.extras.map(tidy) }
}

/** Its present version; 0 where it was deleted. */
function versionIn(result: ApiResult<TemplatesResponse>, { id }: Template): number {
  const { templates = [] } = result as { templates?: readonly Template[] }
  return templates.find((one) => one.id === id)?.version ?? 0
}
