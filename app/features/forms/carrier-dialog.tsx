import { carrier } from '../../../domain/carrier.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { firstEmptyControl } from '../../ui/modal.tsx'
import { ApplicationForm } from './application-form.tsx'
import type { FormOverlay } from './quote-overlays.tsx'

export const CarrierDialog = ({ prefill, onSent, ...modal }: FormOverlay) => (
  <Dialog tall {...modal} title={formTexts(carrier).heading} firstFocus={firstEmptyControl}>
    <ApplicationForm form={carrier} frame="dialog" {...{ prefill, onSent }} />
  </Dialog>
)
