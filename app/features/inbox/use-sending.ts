import { useRef, useState } from 'react'

/** Runs one thing at a time; a second press while it runs does nothing. */
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
      } finally {
        running.current = false
        setSending(false)
      }
    },
  }
}
