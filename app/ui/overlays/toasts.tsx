import { Toast as Base } from '@base-ui/react/toast'
import { useEffect, useRef } from 'react'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enSite } from '../../../translations/en/site.ts'
import { CloseIcon } from '../controls/icons.tsx'
import { kindOf, ToastMore } from './plain-toasts.tsx'
import { dismiss, type Toast, useToastPlace, useToasts } from './toast.ts'
import styles from './toasts.module.css'

const { labels } = enSite

/** Bottom right, or at the button of the form they are about. F6 moves the focus to them. */
export function Toasts() {
  const place = useToastPlace()
  return (
    <Base.Provider timeout={0} limit={4}>
      <Base.Portal key={place ? 'panel' : 'corner'} container={place}>
        <Base.Viewport className={place ? styles.placed : styles.viewport}>
          <List isPlaced={place !== undefined} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function List({ isPlaced }: { isPlaced: boolean }) {
  const { toasts } = useShown()
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      ref={isPlaced ? reveal : undefined}
      toast={toast}
      {...liveRegion(toast.type === 'bad')}
      swipeDirection={['right', 'down']}
      className={[styles.toast, styles[toast.type ?? '']].filter(Boolean).join(' ')}
    >
      <Base.Title render={<b className="type-action" />} />
      <Base.Description className="type-small slate mt-0 balance">
        {nonBreakingUnits(toast.description)}
      </Base.Description>
      <ToastMore {...toast.data} />
      <Base.Close className={styles.close} aria-label={labels.dismiss} aria-hidden={undefined}>
        <CloseIcon />
      </Base.Close>
    </Base.Root>
  ))
}

/** A form can also be sent from a field far from its button. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Base UI calls a toast a dialog, but it is a message about what the visitor did. */
const liveRegion = (bad: boolean) => ({ role: bad ? 'alert' : 'status', 'aria-modal': undefined })

/** Adds and closes toasts as the store says. */
function useShown() {
  const wanted = useToasts()
  const manager = Base.useToastManager<Pick<Toast, 'link' | 'note'>>()
  const shown = useRef<readonly Toast[]>([])

  useEffect(() => {
    for (const toast of wanted.filter((one) => !shown.current.includes(one))) {
      const { id, title, description, link, note } = toast
      const data = { link, note }
      manager.add({ id, title, description, type: kindOf(toast), data, onClose: () => dismiss(id) })
    }
    for (const { id } of shown.current.filter(({ id }) => !wanted.some((one) => one.id === id)))
      manager.close(id)
    shown.current = wanted
  }, [wanted, manager])

  return manager
}
