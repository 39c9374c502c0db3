import type { Locale } from '../../../../domain/locale.ts'
import { MAX_TEMPLATE_TEXT } from '../../../../domain/quotes/read-template.ts'
import {
  fillTemplate,
  type PlaceholderValues,
  type ReplyTemplate,
} from '../../../../domain/quotes/templates.ts'
import { enTemplates as texts } from '../../../../translations/en/staff/templates.ts'
import { templateValues } from '../../../../translations/template-values.ts'
import { Part } from '../../../features/inbox/page/part.tsx'
import { describedBy, Field, TextArea } from '../../../ui/controls/field.tsx'
import { ReplyPreview } from '../submission/reply/reply-preview.tsx'
import { valuesIn } from '../submission/reply/request-templates.ts'
import styles from './template-form.module.css'
import type { PartsProps } from './template-parts.ts'

const sample = (locale: Locale): PlaceholderValues =>
  valuesIn(locale, { ...texts.sample, freight: templateValues[locale].sampleFreight })

export const ReplyParts = ({ template, problems, onChange }: PartsProps<ReplyTemplate>) => (
  <Part name="text" title={texts.text} note={texts.textHint}>
    <div className={styles.fields}>
      <Field id="template-text" label={texts.text} isLabelHidden problem={problems.text} isUrgent>
        <TextArea
          id="template-text"
          rows={14}
          maxLength={MAX_TEMPLATE_TEXT}
          value={template.text}
          lang={template.locale}
          aria-invalid={problems.text ? true : undefined}
          aria-describedby={describedBy('template-text', { problem: problems.text })}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <div>
        <h3>{texts.preview}</h3>
        <ReplyPreview text={fillTemplate(template.text, sample(template.locale))} lang={template.locale} />
      </div>
    </div>
  </Part>
)
