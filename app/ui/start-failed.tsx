import { en } from '../../translations/en/en.ts'
import { buttonClass } from './controls/button.tsx'
import { Notice } from './notice.tsx'
import styles from './start-failed.module.css'

/** Shown in place of what follows it, where the application could not be loaded. */
export const StartFailed = () => (
  <div className={styles.failed} data-start-failed>
    <Notice role="alert" title={en.startFailed}>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page, with its query */}
      <a href="" className={`mt-2 ${buttonClass({ look: 'ink' })}`}>
        {en.loadAgain}
      </a>
    </Notice>
  </div>
)
