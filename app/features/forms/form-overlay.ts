import type { ModalProps } from '../../ui/modal.tsx'
import type { FormProps } from './quote-form.tsx'

/** What opens a form over the page, and where its answers go on. */
export interface FormOverlay extends ModalProps, Omit<FormProps, 'frame'> {}
