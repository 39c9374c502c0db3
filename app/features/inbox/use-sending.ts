import { useRef, useState } from 'react'
import { en } from '../../../translations/en/en.ts'
import { toast } from '../../ui/overlays/toast.ts'

/** Runs one thing at a time; a second press while it runs does nothing. A toast says what throws. */
export function useSending(): { isSending: boolean; send(work: () => Promise<void>): Promise<void> } {
  const running = useRef(false)
  const [isSending, setSending] = useState(false)
  return {
    isSending,
    async send(work) {
      if (running.current) return
      running.current = true
      setSending(true)
      try {
        await work()
      } catch (error) {
        reportError(error)
        toast({ id: 'sending-failed', ...en.sendingFailed, bad: true })
      } finally {
        running.current = false
        setSending(false)
      }
    },
  }
}
