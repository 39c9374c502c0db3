import { Dialog } from '../../ui/dialog.tsx'
import { firstEmptyControl } from '../../ui/modal.tsx'
import { CarrierForm } from './carrier-form.tsx'
import type { FormOverlay } from './form-overlay.ts'

export default function CarrierDialog({ prefill, onSent, ...opened }: FormOverlay) {
  return (
    <Dialog tall {...opened} title="Carrier Application" firstFocus={firstEmptyControl}>
      <CarrierForm frame="dialog" {...{ prefill, onSent }} />
    </Dialog>
  )
}
