import { readersTime, shownTime } from './request-text.ts'

interface Props {
  /** ISO. */
  at: string
  /** Milliseconds since 1970. */
  now: number
  /** Set once the browser runs the page: with the reader's own time, where it differs. */
  isLocal?: boolean
}

/** A moment in Calgary. Browsers write it in other words than the server: what that wrote stays until something changes. */
export const RequestTime = ({ at, now, isLocal }: Props) => (
  <time dateTime={at} suppressHydrationWarning>
    {shownTime(at, now) + (isLocal ? readersTime(at) : '')}
  </time>
)
