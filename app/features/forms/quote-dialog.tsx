import { Dialog } from '../../ui/dialog.tsx'
import { firstEmptyControl } from '../../ui/modal.tsx'
import type { FormOverlay } from './form-overlay.ts'
import { QuoteForm, tellReference } from './quote-form.tsx'
import { useQuoteHeading } from './use-quote-heading.tsx'

export default function QuoteDialog({ prefill, onSent, ...opened }: FormOverlay) {
  return (
    <Dialog tall {...opened} {...useQuoteHeading()} firstFocus={firstEmptyControl}>
      <QuoteForm frame="dialog" {...{ prefill, onSent }} onSuccess={opened.onClose} onLeave={tellReference} />
    </Dialog>
  )
}
