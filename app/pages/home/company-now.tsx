import { useEffect, useRef } from 'react'
import { calgarySky } from '../../../domain/time/calgary-sky.ts'
import { home } from '../../../translations/en/pages/home.tsx'
import { askNow } from './ask-now.ts'
import { useServerClock } from './use-server-clock.ts'

const { now: texts } = home.head

export function CompanyNow({ className }: { className?: string | undefined }) {
  const line = useRef<HTMLParagraphElement>(null)
  const now = useServerClock(line)
  useEffect(() => {
    document.documentElement.dataset.sky = calgarySky(now ?? Date.now())
  }, [now])
  return (
    <p ref={line} className={className}>
      {now === undefined ? texts.promise : texts.answeredBy(...askNow(now))}
    </p>
  )
}
