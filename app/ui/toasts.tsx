import { Toast as Base } from '@base-ui/react/toast'
import { useEffect, useRef } from 'react'
import { CloseIcon } from './icons.tsx'
import { dismiss, type Toast, useToasts } from './toast.ts'
import styles from './toasts.module.css'

/** Where toasts appear: bottom right, over the fixed button. F6 moves the focus to them, also from a dialog. */
export const Toasts = () => (
  <Base.Provider timeout={0} limit={4}>
    <Base.Portal>
      <Base.Viewport className={styles.viewport}>
        <List />
      </Base.Viewport>
    </Base.Portal>
  </Base.Provider>
)

function List() {
  const { toasts } = useShown()
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      {...spoken(toast.type === 'bad')}
      swipeDirection={['right', 'down']}
      className={[styles.toast, toast.type === 'bad' && styles.bad].filter(Boolean).join(' ')}
    >
      <Base.Title render={<b />} />
      <Base.Description />
      <Base.Close className={styles.close} aria-label="Dismiss" aria-hidden={undefined}>
        <CloseIcon />
      </Base.Close>
    </Base.Root>
  ))
}

/** Base UI calls a toast a dialog; but a dialog is what the visitor opened, and this is news about it. */
const spoken = (bad: boolean) => ({ role: bad ? 'alert' : 'status', 'aria-modal': undefined })

/** Keeps what is shown in step with what was asked for. */
function useShown() {
  const wanted = useToasts()
  const manager = Base.useToastManager()
  const given = useRef<readonly Toast[]>([])

  useEffect(() => {
    for (const { id, title, description, bad } of wanted.filter((one) => !given.current.includes(one)))
      manager.add({ id, title, description, type: bad ? 'bad' : 'good', onClose: () => dismiss(id) })
    for (const { id } of given.current.filter(({ id }) => !wanted.some((one) => one.id === id)))
      manager.close(id)
    given.current = wanted
  }, [wanted, manager])

  return manager
}
