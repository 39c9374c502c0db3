import { useRef, useState } from 'react'
import { formSubmissions } from '../../../translations/en/pages/form-submissions.tsx'
import { clear } from '../../features/submissions/local-submissions.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './clear-list.module.css'

const texts = formSubmissions.clear

/** Asks first: what is cleared cannot be had back from here. */
export function ClearList({ count }: { count: number }) {
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const stop = () => setAsking(false)
  return (
    <div className="mt-6" ref={opener}>
      <Button look="line" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      <Dialog
        open={asking}
        onClose={stop}
        title={texts.title}
        note={texts.note(count)}
        firstFocus={(panel) => [...panel.querySelectorAll('button')].at(-1)}
        returnTo={() => opener.current?.querySelector('button') ?? headingOfPage()}
      >
        <div className={styles.actions}>
          <Button onClick={() => clearNow(stop)}>{texts.submit}</Button>
          <Button look="line" onClick={stop}>
            {texts.cancel}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

function clearNow(stop: () => void): void {
  stop()
  clear()
}

/** The button goes with the list. */
function headingOfPage(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  return heading ?? undefined
}
