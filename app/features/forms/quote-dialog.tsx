import { Dialog } from '../../ui/dialog.tsx'
import { firstEmptyControl } from '../../ui/modal.tsx'
import type { FormOverlay } from './overlay.ts'
import { QuoteForm, tellReference } from './quote-form.tsx'
import { useQuoteHead } from './quote-head.tsx'

export default function QuoteDialog({ prefill, onSent, ...opened }: FormOverlay) {
  return (
    <Dialog tall {...opened} {...useQuoteHead()} firstFocus={firstEmptyControl}>
      <QuoteForm frame="dialog" {...{ prefill, onSent }} onSuccess={opened.onClose} onLeave={tellReference} />
    </Dialog>
  )
}
