import { Link } from 'react-router'
import { locales } from '../../../../../domain/locale.ts'
import type { OfferedTemplates, Template } from '../../../../../domain/quotes/templates.ts'
import { enTemplates as texts } from '../../../../../translations/en/staff/templates.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { Select } from '../../../../ui/controls/field.tsx'
import styles from './composer.module.css'

interface Props<Of extends Template> {
  id: string
  offered: OfferedTemplates<Of>
  /** Shown as chosen; empty where something else is there. */
  chosen: string
  /** Filled in last, and still unchanged. */
  inserted: { name: string } | undefined
  undo: (() => void) | undefined
  isOwner: boolean
  onChoose(template: Of): void
}

/** What to begin with; those that fit the request come first, those of the other language last. */
export function TemplateChoice<Of extends Template>(props: Props<Of>) {
  const { id, offered, chosen, inserted, undo, isOwner, onChoose } = props
  const { fitting, others, inOtherLanguages } = offered
  const choose = (id: string) => {
    const template = [...fitting, ...others, ...inOtherLanguages].find((one) => one.id === id)
    if (template) onChoose(template)
  }
  return (
    <div className={`${controls.dense} ${styles.envelope}`}>
      <label className="steel" htmlFor={id}>
        {texts.choose}
      </label>
      <Select id={id} data-templates value={chosen} onChange={({ target }) => choose(target.value)}>
        {chosen === '' && <option value="">{texts.chooseNone}</option>}
        <Options label={texts.fitting} templates={fitting} />
        <Options label={texts.others} templates={others} />
        {locales.map((locale) => (
          <Options
            key={locale}
            label={texts.languages[locale]}
            templates={inOtherLanguages.filter((template) => template.locale === locale)}
          />
        ))}
      </Select>
      <div className={styles.inserted}>
        <span role="status">{inserted && texts.inserted(inserted.name)}</span>
        {undo && (
          <button type="button" className={controls.text} onClick={undo}>
            {texts.undoInsert}
          </button>
        )}
        {isOwner && !undo && <Link to="/admin/templates">{texts.edit}</Link>}
      </div>
    </div>
  )
}

const Options = ({ label, templates }: { label: string; templates: readonly Template[] }) =>
  templates.length > 0 && (
    <optgroup label={label}>
      {templates.map(({ id, name, locale }) => (
        <option key={id} value={id} lang={locale}>
          {name}
        </option>
      ))}
    </optgroup>
  )
