import { company } from '../../../domain/company.ts'
import { Head } from '../../seo/head.tsx'
import styles from './request.module.css'
import { RequestActions } from './request-actions.tsx'
import answers from './request-answers.module.css'
import { RequestHero } from './request-hero.tsx'
import { Slot } from './slot.tsx'
import { useFreshRequest } from './use-fresh-request.ts'

export const handle = { night: true }

/** One request, for anyone who has its address. The server fills every slot; the script only refreshes them. */
export default function Request() {
  useFreshRequest()
  return (
    <div data-start-after-load>
      <Head path="/requests/reference/key" title={servedTitle()} />
      <RequestHero />
      <div className={`tape ${styles.tape}`} />
      <div className={`page ${styles.body}`}>
        <div className={styles.main}>
          <Slot as="p" name="done" className={styles.done} role="status" hidden />
          <Slot as="p" name="refusal" className={styles.refusal} role="alert" hidden />
          <div className={styles.keep} data-slot="keep" suppressHydrationWarning>
            <p>
              <b>Anyone with the link can open this page.</b> Share it only with people you trust. It is also
              in our confirmation.
            </p>
          </div>
          <section aria-labelledby="answers-heading" data-slot="answers-section" suppressHydrationWarning>
            <h2 id="answers-heading">Everything you sent</h2>
            <Slot as="dl" name="answers" className={answers.answers} />
          </section>
          <section aria-labelledby="history-heading" data-slot="history-section" suppressHydrationWarning>
            <h2 id="history-heading">What has happened</h2>
            <Slot as="ol" name="history" className={answers.history} />
          </section>
        </div>
        <RequestActions />
        <div className={styles.dispatch} data-slot="dispatch" aria-hidden="true" suppressHydrationWarning>
          <b>For dispatch</b>
          {['Price and currency', 'Equipment', 'Answered, when', 'Answered, by'].map((label) => (
            <span key={label}>{label}</span>
          ))}
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

/** React would put the built page's title in place of the one that the server has written. */
const servedTitle = (): string | undefined => (typeof document === 'undefined' ? undefined : document.title)

/** One of everything that the server puts in, so that the page keeps the styles for it. */
const Samples = () => (
  <template
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
    dangerouslySetInnerHTML={{ __html: SAMPLES }}
    suppressHydrationWarning
  />
)

const SAMPLES = [
  '<bdi></bdi><small></small><b></b><time></time><span class="sr"></span>',
  '<dl><div data-size="wide"><dt></dt><dd></dd></div></dl>',
  '<ol><li data-step="past"><b></b></li><li data-step="here"></li><li data-step="next"><time></time><p></p></li></ol>',
  '<svg data-width="wide"></svg><svg data-width="medium"></svg><svg data-width="narrow"><g class="land" id="request-land"><path class="ca"/><path class="us"/><path class="mx"/><path class="borders"/></g>',
  ...['road-under', 'road', 'via', 'halo', 'start', 'end', 'hole'].map((name) => `<path class="${name}"/>`),
  '<text class="place"></text><text class="city"></text></svg>',
].join('')
