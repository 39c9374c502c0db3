import { Drawer } from '../../ui/drawer.tsx'
import { firstEmptyControl } from '../../ui/modal.tsx'
import type { FormOverlay } from './overlay.ts'
import { QuoteForm, tellReference } from './quote-form.tsx'
import { useQuoteHead } from './quote-head.tsx'

export default function QuoteDrawer({ prefill, onSent, ...opened }: FormOverlay) {
  return (
    <Drawer {...opened} {...useQuoteHead()} firstFocus={firstEmptyControl}>
      <QuoteForm frame="drawer" {...{ prefill, onSent }} onSuccess={opened.onClose} onLeave={tellReference} />
    </Drawer>
  )
}
