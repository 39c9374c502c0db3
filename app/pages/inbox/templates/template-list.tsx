import { formNamed } from '../../../../domain/forms/forms.ts'
import { quoteRequest } from '../../../../domain/forms/quote-request.ts'
import { DEFAULT_LOCALE } from '../../../../domain/locale.ts'
import { blankTemplate, type Template } from '../../../../domain/quotes/templates.ts'
import { enTemplates as texts } from '../../../../translations/en/staff/templates.ts'
import { formTexts } from '../../../../translations/form-texts.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { Lines, Part } from '../../../features/inbox/page/part.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import account from '../account/account.module.css'

interface Props {
  templates: readonly Template[]
  isOwner: boolean
  status: string
  onEdit(template: Template): void
  onRemove(template: Template): void
  onUndo: (() => void) | undefined
}

export function TemplateList({ templates, isOwner, status, onEdit, onRemove, onUndo }: Props) {
  return (
    <>
      <p role="status" className={account.status}>
        {status}{' '}
        {onUndo && (
          <button type="button" className={controls.text} onClick={onUndo}>
            {texts.undo}
          </button>
        )}
      </p>
      {(['reply', 'quote'] as const).map((kind) => (
        <Part
          key={kind}
          name={kind}
          title={texts.kinds[kind]}
          aside={
            isOwner && (
              <Button
                look="line"
                className={controls.tight}
                onClick={() => onEdit(blankTemplate(kind, crypto.randomUUID()))}
              >
                {texts.newOf[kind]}
              </Button>
            )
          }
        >
          <Lines>
            {templates
              .filter((template) => template.kind === kind)
              .map((template) => (
                <li key={template.id} className={account.item}>
                  <b lang={template.locale}>{template.name}</b>
                  <span className={account.detail}>{fitText(template)}</span>
                  {isOwner && <Actions template={template} onEdit={onEdit} onRemove={onRemove} />}
                </li>
              ))}
          </Lines>
        </Part>
      ))}
    </>
  )
}

function Actions({
  template,
  onEdit,
  onRemove,
}: Pick<Props, 'onEdit' | 'onRemove'> & { template: Template }) {
  const copy = { ...template, id: crypto.randomUUID(), version: 0, name: texts.copyOf(template.name) }
  return (
    <div className="cluster gap-2 gap-x-3">
      {(
        [
          [texts.editLabel, () => onEdit(template)],
          [texts.copy, () => onEdit(copy)],
          [texts.remove, () => onRemove(template)],
        ] as const
      ).map(([name, act], index) => (
        <Button
          key={name}
          {...(index === 0
            ? { look: 'line', className: controls.tight }
            : { className: `${controls.tight} ${controls.bare}` })}
          onClick={act}
        >
          {name}
          <span className="sr"> {template.name}</span>
        </Button>
      ))}
    </div>
  )
}

const SHOWN = 4

/** Where it comes first, its language, and what it answers where that is no quote request. */
function fitText({ form: name, locale, services, words }: Template): string {
  const form = formNamed(name)
  const options = form && formTexts(form).fields.services?.options
  const all = [...services.map((service) => options?.[service] ?? service), ...words]
  const fits =
    all.length > 0
      ? texts.fits([...all.slice(0, SHOWN), ...(all.length > SHOWN ? ['…'] : [])].join(', '))
      : texts.fitsAll
  return [
    ...(locale === DEFAULT_LOCALE ? [] : [texts.languages[locale]]),
    ...(name === quoteRequest.name || !form ? [] : [formTexts(form).title]),
    fits,
  ].join('. ')
}
