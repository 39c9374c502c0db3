import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import type { StaffUser } from '../../../features/inbox/session.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { CloseIcon } from '../../../ui/controls/icons.tsx'
import { lazyPart } from '../../../ui/part-boundary.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './reading-pane.module.css'

const { pane: texts } = enInbox

const load = async () => (await import('../submission/submission-view.tsx')).SubmissionView
const SubmissionView = lazyPart(load)

/** Where what shows a submission here is missing, it is shown on its own page. */
export const showOrFollow = (reference: string, show: (reference: string) => void): Promise<void> =>
  load().then(
    () => show(reference),
    () => window.location.assign(`/admin/inbox/${reference}`),
  )

interface Props {
  reference: string
  user: StaffUser
  onClose(): void
}

const bare = `${controls.tight} ${controls.bare}`

export const ReadingPane = ({ reference, user, onClose }: Props) => (
  <section className="container scroll min-h-0 paper ruled-left" aria-label={texts.name}>
    <div className={styles.actions}>
      <ButtonLink className={bare} to={`/admin/inbox/${reference}`}>
        {texts.alone}
      </ButtonLink>
      <Button className={bare} aria-label={texts.close} onClick={onClose}>
        <CloseIcon />
      </Button>
    </div>
    <SubmissionView key={reference} reference={reference} user={user} isPane />
  </section>
)

const WIDE = '(width >= 100em)'

/** Whether the window has room for the list and what is read beside it. */
export const useIsWide = (): boolean => useMedia(WIDE)
