import { createPortal } from 'react-dom'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enSite } from '../../../translations/en/site.ts'
import { CloseIcon } from '../controls/icons.tsx'
import { dismiss, type Toast, useToastPlace, useToasts } from './toast.ts'
import styles from './toasts.module.css'

const { labels } = enSite

/** Toasts without their movements, which need a further file. */
export function PlainToasts() {
  const place = useToastPlace()
  return createPortal(
    <section className={place ? styles.placed : styles.viewport} aria-label={labels.notifications}>
      {useToasts().map((toast) => (
        <div
          key={toast.id}
          role={toast.bad ? 'alert' : 'status'}
          className={[styles.toast, styles[kindOf(toast)]].filter(Boolean).join(' ')}
        >
          <b className="type-action">{toast.title}</b>
          <p className="type-small slate mt-0 balance">{nonBreakingUnits(toast.description)}</p>
          <ToastMore {...toast} />
          <button
            type="button"
            className={styles.close}
            aria-label={labels.dismiss}
            onClick={() => dismiss(toast.id)}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </section>,
    place ?? document.body,
  )
}

export const kindOf = ({ bad, isDemo }: Toast): 'bad' | 'demo' | 'good' =>
  bad ? 'bad' : isDemo ? 'demo' : 'good'

/** What follows the description. */
export const ToastMore = ({ note, link }: Pick<Toast, 'note' | 'link'>) => (
  <>
    {note && <p className="type-small slate mt-0 balance">{nonBreakingUnits(note)}</p>}
    {link && (
      <a className="target small" href={link.href}>
        {link.label}
      </a>
    )}
  </>
)
