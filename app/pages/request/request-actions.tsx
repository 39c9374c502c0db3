import { company } from '../../../domain/company.ts'
import { CopyLinks } from './copy-links.tsx'
import styles from './request-actions.module.css'
import { Slot } from './slot.tsx'

/** Beside the answers: what the sender can do here. The server hides what the state does not allow. */
export const RequestActions = () => (
  <div className={styles.side}>
    <section aria-labelledby="call-heading">
      <h2 id="call-heading">Questions? Call dispatch</h2>
      <a className={styles.phone} href={`tel:${company.phone.dialled}`}>
        {company.phone.shown}
      </a>
      <p>Have your reference ready.</p>
    </section>
    <Amend />
    <AddNote />
    <CopyLinks />
    <NoLongerNeeded />
  </div>
)

const Amend = () => (
  <section aria-labelledby="amend-heading" data-slot="can:amend" hidden suppressHydrationWarning>
    <h2 id="amend-heading">Change your answers</h2>
    <p>Possible until dispatch starts work on it.</p>
    <a className={styles.lineButton} href="/requests" data-slot="amend-link" suppressHydrationWarning>
      Change answers
    </a>
  </section>
)

const AddNote = () => (
  <section aria-labelledby="note-heading" data-slot="can:note" hidden suppressHydrationWarning>
    <h2 id="note-heading">Add a note</h2>
    <form method="post" data-slot="note-form" suppressHydrationWarning>
      <input type="hidden" name="action" value="note" />
      <label htmlFor="note">
        What should dispatch know? <span className="quiet">(up&nbsp;to&nbsp;2,000&nbsp;characters)</span>
      </label>
      <textarea
        id="note"
        name="note"
        rows={3}
        required
        className={styles.note}
        data-slot="note"
        suppressHydrationWarning
      />
      <Slot as="p" name="problem:note" className={styles.problem} role="alert" hidden />
      <button type="submit" className={styles.lineButton}>
        Send the note
      </button>
    </form>
  </section>
)

/** Each asks once more: the button that does it stands behind another. */
const NoLongerNeeded = () => (
  <section aria-labelledby="end-heading" data-slot="can:erase" hidden suppressHydrationWarning>
    <h2 id="end-heading">No longer needed?</h2>
    <details data-slot="can:withdraw" hidden suppressHydrationWarning>
      <Slot as="summary" name="withdraw" />
      <p>
        We stop working on it, and dispatch is notified. This cannot be undone, but you can send a new one at
        any time.
      </p>
      <form method="post">
        <input type="hidden" name="action" value="withdraw" />
        <button type="submit" className={styles.lineButton}>
          Yes, withdraw it
        </button>
      </form>
    </details>
    <details>
      <summary className={styles.final}>Erase what you sent</summary>
      <p>
        Answers, messages and files are removed for good, here and from our mail queue. The reference, the
        form and the day remain. Emails that dispatch has already received are theirs to delete; we ask them
        to.
      </p>
      <form method="post">
        <input type="hidden" name="action" value="erase" />
        <input type="hidden" name="confirm" value="erase" />
        <button type="submit" className={`${styles.lineButton} ${styles.final}`}>
          Yes, erase everything
        </button>
      </form>
    </details>
  </section>
)
