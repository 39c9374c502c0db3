import { useEffect, useState } from 'react'
import { problemKey, type SiteStatus as Status } from '../../../../domain/staff/site-problems.ts'
import { enSiteProblems } from '../../../../translations/en/mail/site-problems.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { Lines, Part } from '../../../features/inbox/page/part.tsx'
import { momentText } from '../../../features/inbox/times.ts'
import { useNow } from '../../../features/inbox/use-now.ts'
import styles from './account.module.css'

const { page: texts, text } = enSiteProblems

/** For an owner: what needs attention in the site itself, and the last backup. */
export function SiteStatus() {
  const now = useNow()
  const [status, setStatus] = useState<Status>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isOver = false
    void callApi<Status>('/api/inbox/site-status').then((result) => {
      if (isOver) return
      if (result.ok) setStatus(result.body)
      else setProblem(result.message || enInbox.staff.failed)
    })
    return () => {
      isOver = true
    }
  }, [])

  const time = (iso: string) => momentText(iso, now)
  return (
    <Part name="site" title={texts.title} note={texts.note}>
      <Lines isBusy={!status && !problem}>
        {status?.problems.map((one) => {
          const { title, advice } = text(one, time)
          return (
            <li key={problemKey(one)} className={styles.item}>
              <b>{title}</b>
              <span className={styles.detail}>{advice}</span>
            </li>
          )
        })}
        {status?.problems.length === 0 && <li className={styles.item}>{texts.none}</li>}
        {status && (
          <li className={`${styles.item} ${styles.detail}`}>
            {status.lastBackup
              ? texts.lastBackup(time(status.lastBackup.at), status.lastBackup.submissions)
              : texts.noBackup}
          </li>
        )}
        {problem && (
          <li className={styles.item} role="alert">
            {problem}
          </li>
        )}
      </Lines>
    </Part>
  )
}
