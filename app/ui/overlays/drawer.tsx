import styles from './drawer.module.css'
import { Panel, type PanelProps } from './panel.tsx'

/** From the right; on phones the whole screen. What it holds is a column: one part of it scrolls. */
export const Drawer = (props: PanelProps) => <Panel {...props} className={styles.drawer} />
