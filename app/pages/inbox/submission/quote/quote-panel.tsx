import type { Ref } from 'react'
import type { Lane } from '../../../../../domain/lanes/estimate.ts'
import { DEFAULT_LOCALE } from '../../../../../domain/locale.ts'
import { formatAmount } from '../../../../../domain/quotes/money.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { formatOf } from '../../../../../domain/text/format.ts'
import { enQuotes } from '../../../../../translations/en/quotes.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { enQuoting as texts } from '../../../../../translations/en/staff/quoting.ts'
import { amountText } from '../../../../../translations/quote-text.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { HostileText } from '../../../../features/inbox/submission/hostile-text.tsx'
import { Money } from '../../../../features/inbox/submission/money.tsx'
import { momentText } from '../../../../features/inbox/times.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import composerStyles from '../reply/composer.module.css'
import { TemplateChoice } from '../reply/template-choice.tsx'
import { usualEmail } from '../reply/typed-envelope.ts'
import type { ComposerModel } from '../reply/use-composer.ts'
import { perDistance, sumOf } from './amounts.ts'
import { LaneQuotes } from './lane-quotes.tsx'
import { type QuoteDraft, typedQuote } from './quote-draft.ts'
import fields from './quote-form.module.css'
import { QuoteForm } from './quote-form.tsx'
import styles from './quote-panel.module.css'
import { QuotePreview } from './quote-preview.tsx'

const format = formatOf(DEFAULT_LOCALE)

interface Props {
  composer: ComposerModel
  details: SubmissionDetails
  lane: Lane | undefined
  now: number
  isOwner: boolean
  form: Ref<HTMLDivElement>
  onSend(): void
}

export function QuotePanel({ form, ...props }: Props) {
  const { composer, details, lane, now, isOwner } = props
  const { quote, problems } = composer
  const [from = '', to = ''] = details.summaryParts
  return (
    <>
      <TemplateChoice
        id="quote-template"
        offered={quote.templates}
        chosen={quote.chosen}
        inserted={quote.last}
        undo={quote.undo}
        isOwner={isOwner}
        onChoose={quote.insert}
      />
      <div ref={form} className={`${controls.dense} ${fields.form}`}>
        <QuoteForm
          draft={quote.draft}
          locale={quote.templates.locale}
          lane={lane}
          problems={problems}
          now={now}
          onChange={(part) => quote.write({ ...quote.draft, ...part })}
        />
        {lane && (
          <LaneQuotes
            from={from}
            to={to}
            reference={details.reference}
            now={now}
            present={presentOf(quote.draft, lane)}
          />
        )}
        <p className="not-empty text-sm steel">
          <HostileText>{texts.goesTo(usualEmail(details))}</HostileText>
        </p>
      </div>
      <QuoteFoot {...props} />
    </>
  )
}

function presentOf({ currency, lines }: QuoteDraft, lane: Lane) {
  const { total } = sumOf(lines)
  return { currency, perKm: total > 0 ? perDistance(total, lane.kilometres.about) : undefined }
}

export function PreviewedQuote(props: Omit<Props, 'form'>) {
  const { composer, details, lane } = props
  return (
    <>
      <QuotePreview
        quote={typedQuote(composer.quote.draft, lane)}
        lane={details.summaryParts.join(texts.laneTo)}
      />
      <QuoteFoot {...props} />
    </>
  )
}

/** The present total, and what is done with it; also below the preview. */
function QuoteFoot({ composer, details, lane, now, onSend }: Omit<Props, 'form' | 'isOwner'>) {
  const { quote, status, isSending, tab, dispatch } = composer
  const { currency, lines } = quote.draft
  const { total, missing } = sumOf(lines)
  const [last] = details.quotes
  const per =
    lane && total > 0
      ? texts.perDistance(perDistance(total, lane.kilometres.about), perDistance(total, lane.miles.about))
      : ''
  return (
    <div className={`${composerStyles.foot} ${styles.foot}`}>
      <div>
        <output>
          <Money currency={currency} amount={amountText(formatAmount(total), format)} />
        </output>
        <p className="mt-1 text-sm leading-3 slate">
          {missing > 0 ? texts.missing(missing) : [per, enQuotes.beforeTax].filter(Boolean).join(', ')}
        </p>
      </div>
      {tab === 'quote' && (
        <Button
          look="line"
          size="compact"
          className={styles.preview}
          onClick={() => dispatch({ type: 'tab', tab: 'preview' })}
        >
          {texts.preview}
        </Button>
      )}
      <Button
        size="compact"
        arrow
        aria-disabled={isSending || undefined}
        // The second click of two would send a revision.
        onClick={({ detail }) => detail < 2 && onSend()}
      >
        {last?.state === 'open' ? texts.replace(last.number) : texts.send}
      </Button>
      <span className="not-empty text-sm steel" role="status">
        {status || (quote.savedAt && enInbox.composer.draft(momentText(quote.savedAt, now)))}
      </span>
    </div>
  )
}
