import { carrier } from '../../../domain/forms/carrier.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { firstEmptyControl } from '../../ui/overlays/modal.tsx'
import { ApplicationForm } from './application-form.tsx'
import { useDraft } from './draft/draft.ts'
import type { FormOverlay } from './quote-overlays.tsx'
import { sentHeading } from './sent-panel.tsx'

export function CarrierDialog({ prefill, onSent, ...modal }: FormOverlay) {
  const { receipt } = useDraft(carrier)
  const heading = receipt
    ? { labelledBy: sentHeading(carrier), edge: <div className="tape" /> }
    : { title: formTexts(carrier).heading }
  return (
    <Dialog tall {...modal} {...heading} firstFocus={firstEmptyControl}>
      <ApplicationForm form={carrier} frame="dialog" onDone={modal.onClose} {...{ prefill, onSent }} />
    </Dialog>
  )
}
