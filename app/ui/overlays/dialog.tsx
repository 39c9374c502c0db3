import styles from './dialog.module.css'
import { Panel, type PanelProps } from './panel.tsx'

/** In the middle, 768 px wide at most and 90 % of the height; on phones, where `tall`, the whole screen. */
export const Dialog = ({ tall = false, ...props }: PanelProps & { tall?: boolean }) => (
  <Panel {...props} className={[styles.dialog, tall && styles.tall].filter(Boolean).join(' ')} />
)
