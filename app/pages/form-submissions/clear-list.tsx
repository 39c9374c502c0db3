import { useRef, useState } from 'react'
import { clear } from '../../features/submissions/local-submissions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './clear-list.module.css'

/** Asks first: what is cleared cannot be had back from here. */
export function ClearList({ count }: { count: number }) {
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const stop = () => setAsking(false)
  return (
    <div className={styles.clear} ref={opener}>
      <Button look="line" onClick={() => setAsking(true)}>
        Clear this list
      </Button>
      <Dialog
        open={asking}
        onClose={stop}
        title="Clear this list?"
        note={`${count === 1 ? 'One entry is' : `All ${count} entries are`} removed from this browser. What the company received stays as it is.`}
        firstFocus={(panel) => [...panel.querySelectorAll('button')].at(-1)}
        returnTo={() => opener.current?.querySelector('button') ?? headingOfPage()}
      >
        <div className={styles.actions}>
          <Button onClick={() => clearNow(stop)}>Clear the list</Button>
          <Button look="line" onClick={stop}>
            Keep it
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
