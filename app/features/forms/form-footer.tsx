import { type ReactNode, useCallback } from 'react'
import type { FormDefinition } from '../../../domain/forms/form.ts'
import { en } from '../../../translations/en/en.ts'
import { Button } from '../../ui/controls/button.tsx'
import { addToastPlace } from '../../ui/overlays/toast.ts'
import { useDraft } from './draft/draft.ts'
import styles from './form-view.module.css'

/** What a form is in: on a page it flows, in a drawer or a dialog its middle scrolls. */
export type FormFrame = 'page' | 'drawer' | 'dialog'

export interface FooterProps {
  submitLabel: ReactNode
  wide?: boolean
  /** Beside the button. */
  note?: ReactNode
  /** At the button, once the form was sent. */
  confirmation?: ReactNode
}

/** The button keeps its place and the focus while the form is sent. */
export function FormFooter({
  definition,
  submitLabel,
  wide = false,
  note,
  confirmation,
  frame,
}: FooterProps & { definition: FormDefinition; frame: FormFrame }) {
  const { sending, progress } = useDraft(definition)
  const form = frame === 'page' ? definition.id : undefined
  const toasts = useCallback(
    (element: HTMLElement | null) => (element ? addToastPlace(element, form) : undefined),
    [form],
  )
  return (
    <div className={styles.foot}>
      <Button
        type="submit"
        arrow={!wide}
        size={wide ? 'wide' : undefined}
        aria-disabled={sending || undefined}
      >
        <span>{submitLabel}</span>
        {sending && <b>{en.sending}</b>}
      </Button>
      {note && <p className={styles.note}>{note}</p>}
      {progress !== undefined && (
        <progress className={styles.progress} aria-label={en.uploadProgress} value={progress} />
      )}
      <div className={styles.status} role="status">
        {confirmation}
      </div>
      <div ref={toasts} className={`order-first ${styles.toasts}`} />
    </div>
  )
}
