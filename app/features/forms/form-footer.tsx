import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './form-view.module.css'

export interface FormFooterProps {
  /** What the button says. */
  submit: ReactNode
  wide?: boolean
  /** Beside the button. */
  note?: ReactNode
}

interface Props extends FormFooterProps {
  sending: boolean
  /** What came of the last try. */
  word: string | undefined
}

/** The button keeps its place and the focus while it waits. */
export const FormFooter = ({ submit, wide = false, note, sending, word }: Props) => (
  <div className={styles.foot}>
    <Button
      type="submit"
      arrow={!sending && !wide}
      size={wide ? 'wide' : undefined}
      aria-disabled={sending || undefined}
    >
      {sending ? 'Sending…' : submit}
    </Button>
    {note && <p className={styles.note}>{note}</p>}
    <p className={styles.word} role="status">
      {word}
    </p>
  </div>
)
