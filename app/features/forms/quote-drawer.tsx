import { Drawer } from '../../ui/drawer.tsx'
import { firstEmptyControl } from '../../ui/modal.tsx'
import type { FormOverlay } from './form-overlay.ts'
import { QuoteForm, tellReference } from './quote-form.tsx'
import { useQuoteHeading } from './use-quote-heading.tsx'

export default function QuoteDrawer({ prefill, onSent, ...opened }: FormOverlay) {
  return (
    <Drawer {...opened} {...useQuoteHeading()} firstFocus={firstEmptyControl}>
      <QuoteForm frame="drawer" {...{ prefill, onSent }} onSuccess={opened.onClose} onLeave={tellReference} />
    </Drawer>
  )
}
