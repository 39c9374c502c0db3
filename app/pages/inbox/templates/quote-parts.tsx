import { useState } from 'react'
import { MAX_QUOTE_NOTE } from '../../../../domain/quotes/read-quote.ts'
import type { QuoteTemplate } from '../../../../domain/quotes/templates.ts'
import { enQuoting } from '../../../../translations/en/staff/quoting.ts'
import { enTemplates as texts } from '../../../../translations/en/staff/templates.ts'
import { quoteWords } from '../../../../translations/quote-words.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { TextField } from '../../../features/inbox/controls/text-field.tsx'
import { Part } from '../../../features/inbox/page/part.tsx'
import { PricedRows } from '../submission/quote/priced-rows.tsx'
import { LongField } from '../submission/quote/quote-field.tsx'
import { extraTexts, lineTexts } from '../submission/quote/quote-form.tsx'
import styles from './template-form.module.css'
import { firstAt, type PartsProps } from './template-parts.ts'

export const QuoteParts = ({ template, problems, onChange }: PartsProps<QuoteTemplate>) => (
  <>
    <Part name="lines" title={texts.lines} note={texts.noAmounts}>
      <div className={controls.dense}>
        <PricedRows
          path="lines"
          caption={texts.lines}
          rowTexts={lineTexts}
          rows={template.lines}
          blank={{ label: '', amount: '' }}
          offers={quoteWords[template.locale].moreLines.map((label) => ({ label, amount: '' }))}
          problems={problems}
          onChange={(lines) => onChange({ lines })}
        />
      </div>
    </Part>
    <Part name="extras" title={enQuoting.extras} note={texts.noAmounts}>
      <div className={controls.dense}>
        <PricedRows
          path="extras"
          caption={enQuoting.extras}
          rowTexts={extraTexts}
          rows={template.extras.map((extra) => ({ per: '', ...extra }))}
          blank={{ label: '', amount: '', per: '' }}
          offers={quoteWords[template.locale].moreExtras.map((extra) => ({ ...extra, amount: '' }))}
          problems={problems}
          onChange={(extras) => onChange({ extras })}
        />
      </div>
    </Part>
    <Part name="terms" title={texts.terms} note={texts.quoteHint}>
      <Terms {...{ template, problems, onChange }} />
    </Part>
  </>
)

function Terms({ template, problems, onChange }: PartsProps<QuoteTemplate>) {
  // As typed: an empty line would vanish before the next one is begun.
  const [includes, setIncludes] = useState(template.includes.join('\n'))
  return (
    <div className={styles.fields}>
      <TextField
        label={enQuoting.equipment}
        value={template.equipment}
        maxLength={120}
        problem={problems.equipment}
        onChange={({ target }) => onChange({ equipment: target.value })}
      />
      <LongField
        label={enQuoting.included}
        path="includes"
        problems={{ includes: firstAt('includes', problems) ?? '' }}
        value={includes}
        onType={(typed) => {
          setIncludes(typed)
          onChange({ includes: typed.split('\n') })
        }}
      />
      <LongField
        label={enQuoting.note}
        path="note"
        problems={problems}
        maxLength={MAX_QUOTE_NOTE}
        value={template.note}
        onType={(note) => onChange({ note })}
      />
      <TextField
        label={texts.validHours}
        hint={texts.validHoursHint}
        inputMode="numeric"
        maxLength={4}
        value={template.validHours === null ? '' : String(template.validHours)}
        problem={problems.validHours}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '')
          onChange({ validHours: digits === '' ? null : Number(digits) })
        }}
      />
    </div>
  )
}
