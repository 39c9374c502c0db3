import { requiredNames } from '../../../domain/forms/form.ts'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { en } from '../../../translations/en/en.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Drawer } from '../../ui/overlays/drawer.tsx'
import { firstEmptyControl, type ModalProps } from '../../ui/overlays/modal.tsx'
import { TapeDivider } from '../../ui/page/tape-divider.tsx'
import { useDraft } from './draft/draft.ts'
import { requiredGiven } from './draft/form-values.ts'
import { type FormProps, QuoteRequestForm, toastQuoteReceipt } from './quote-request-form.tsx'
import { sentHeading } from './sent-panel.tsx'

export interface FormOverlay extends ModalProps, Omit<FormProps, 'frame'> {}

export const QuoteDrawer = ({ prefill, onSent, ...modal }: FormOverlay) => (
  <Drawer {...modal} {...useHeading()} firstFocus={firstEmptyControl}>
    <QuoteRequestForm
      frame="drawer"
      {...{ prefill, onSent }}
      onSuccess={modal.onClose}
      onLeave={toastQuoteReceipt}
    />
  </Drawer>
)

export const QuoteDialog = ({ prefill, onSent, ...modal }: FormOverlay) => (
  <Dialog tall {...modal} {...useHeading()} firstFocus={firstEmptyControl}>
    <QuoteRequestForm
      frame="dialog"
      {...{ prefill, onSent }}
      onSuccess={modal.onClose}
      onLeave={toastQuoteReceipt}
    />
  </Dialog>
)

/** Once the request was sent, the heading of the success panel names the overlay. */
function useHeading() {
  const { typed, receipt } = useDraft(quoteRequest)
  const { given, of } = requiredGiven(quoteRequest, typed)
  const edge = <TapeDivider label={en.requiredProgress} done={receipt ? of : given} of={of} />
  if (receipt) return { labelledBy: sentHeading(quoteRequest), edge }
  const note = en.quoteNote(requiredNames(quoteRequest).length)
  return { title: formTexts(quoteRequest).heading, note, edge }
}
