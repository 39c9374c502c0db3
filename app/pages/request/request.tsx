import { company } from '../../../domain/company.ts'
import { Head } from '../../seo/head.tsx'
import { CopyLinks } from './copy-links.tsx'
import styles from './request.module.css'
import { Slot } from './slot.tsx'
import { useFreshRequest } from './use-fresh-request.ts'

export const handle = { night: true }

/** One request for whoever has its address. The server fills every slot; the script only keeps it fresh. */
export default function Request() {
  useFreshRequest()
  return (
    <div data-start-after-load>
      <Head path="/requests/reference/key" />
      <section className={`night ${styles.hero}`} aria-labelledby="request-heading">
        <Slot as="div" name="map" className={styles.map} />
        <div className={`page ${styles.words}`}>
          <Slot as="p" name="reference-line" className={styles.referenceLine} />
          <Slot as="h1" name="heading" id="request-heading" html={HEADING} />
          <Slot as="p" name="promise" className={styles.promise} />
          <Slot as="ol" name="steps" className={styles.steps} />
        </div>
        <Slot as="p" name="lane" className={styles.lane} />
      </section>
      <div className={`tape ${styles.tape}`} />
      <div className={`page ${styles.body}`}>
        <div className={styles.main}>
          <Slot as="p" name="done" className={styles.done} role="status" hidden />
          <Slot as="p" name="refusal" className={styles.refusal} role="alert" hidden />
          <div className={styles.keep} data-slot="keep" suppressHydrationWarning>
            <p>
              <b>This page’s address is your key.</b> Keep it to yourself, or share it on purpose. It is also
              in our confirmation.
            </p>
          </div>
          <section aria-labelledby="answers-heading" data-slot="answers-section" suppressHydrationWarning>
            <h2 id="answers-heading">Everything you sent</h2>
            <Slot as="dl" name="answers" className={styles.answers} />
          </section>
          <section aria-labelledby="history-heading" data-slot="history-section" suppressHydrationWarning>
            <h2 id="history-heading">What has happened</h2>
            <Slot as="ol" name="history" className={styles.history} />
          </section>
        </div>
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
        <nav className={styles.foot} aria-label="Most used">
          <a href={`tel:${company.phone.dialled}`}>Call</a>
          <a href="/requests" data-slot="amend-link-foot" hidden suppressHydrationWarning>
            Change answers
          </a>
        </nav>
        <Slot as="div" name="code" className={styles.code} aria-hidden="true" />
      </div>
      <Samples />
    </div>
  )
}

const Amend = () => (
  <section aria-labelledby="amend-heading" data-slot="can:amend" hidden suppressHydrationWarning>
    <h2 id="amend-heading">Change your answers</h2>
    <p>Until dispatch starts on it. They see what was there before.</p>
    <a className={styles.lineButton} href="/requests" data-slot="amend-link" suppressHydrationWarning>
      Change answers
    </a>
  </section>
)

const AddNote = () => (
  <section aria-labelledby="note-heading" data-slot="can:note" hidden suppressHydrationWarning>
    <h2 id="note-heading">Add a note</h2>
    <form method="post">
      <input type="hidden" name="action" value="note" />
      <label htmlFor="note">
        What should dispatch know? <span className="quiet">(up to 2,000 characters)</span>
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
      <summary>Withdraw the request</summary>
      <p>
        We stop working on it, and dispatch is told. This cannot be undone; a new request can be sent any
        time.
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

/** One of everything that the server puts in, so that the page keeps the styles for it. */
const Samples = () => (
  <template
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
    dangerouslySetInnerHTML={{ __html: SAMPLES }}
    suppressHydrationWarning
  />
)

const HEADING = '<span>Your request</span><span></span>'

const SAMPLES = [
  '<bdi></bdi><small></small><b></b><time></time>',
  '<dl><div><dt></dt><dd></dd></div></dl>',
  '<ol><li data-step="past"><b></b></li><li data-step="here"></li><li data-step="next"><time></time><p></p></li></ol>',
  '<svg data-width="wide"></svg><svg data-width="narrow"><g class="land"><path class="ca"/><path class="us"/><path class="mx"/><path class="borders"/></g>',
  ...['road-under', 'road', 'via', 'halo', 'start', 'end', 'hole'].map((name) => `<path class="${name}"/>`),
  '<text class="place"></text><text class="city"></text></svg>',
].join('')
