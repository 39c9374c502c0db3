import type { ReactNode } from 'react'
import { readersTime, shownTime } from './request-text.ts'

interface Props {
  /** ISO. */
  at: string
  /** Milliseconds since 1970. */
  now: number
  /** Set once the browser runs the page: what divides it from the reader's own time, where that differs. */
  beforeLocal: ReactNode
  className?: string
}

/** A moment in the company's zone. Browsers write it in other words than the server: what that wrote stays until something changes. */
export function RequestTime({ at, now, beforeLocal, className }: Props) {
  const local = beforeLocal && readersTime(at)
  return (
    <time className={className} dateTime={at} suppressHydrationWarning>
      {shownTime(at, now)}
      {local && beforeLocal}
      {local}
    </time>
  )
}
