import type { Opened } from '../../ui/modal.tsx'
import type { FormProps } from './quote-form.tsx'

/** What opens a form over the page, and where its answers go on. */
export interface FormOverlay extends Opened, Omit<FormProps, 'frame'> {}
