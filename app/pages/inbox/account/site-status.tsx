import { useEffect, useState } from 'react'
import { problemKey, type SiteStatus as Status } from '../../../../domain/site-problems.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { enSiteProblems } from '../../../../translations/en/site-problems.ts'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { momentText } from '../../../features/inbox/times.ts'
import { useNow } from '../../../features/inbox/use-now.ts'

const { page: texts, text } = enSiteProblems

/** For an owner: what needs attention in the site itself, and the last backup. */
export function SiteStatus() {
  const now = useNow()
  const [status, setStatus] = useState<Status>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isOver = false
    void callApi<Status>('/api/inbox/site-status').then((answer) => {
      if (isOver) return
      if (answer.ok) setStatus(answer.body)
      else setProblem(answer.message || enInbox.staff.failed)
    })
    return () => {
      isOver = true
    }
  }, [])

  const time = (iso: string) => momentText(iso, now)
  return (
    <section className="part" aria-labelledby="site-heading">
      <h2 id="site-heading">{texts.title}</h2>
      <p className="quiet">{texts.note}</p>
      <ul className="messages" aria-busy={!status && !problem}>
        {status?.problems.map((one) => {
          const { title, advice } = text(one, time)
          return (
            <li key={problemKey(one)}>
              <b>{title}</b>
              <span className="detail">{advice}</span>
            </li>
          )
        })}
        {status?.problems.length === 0 && <li>{texts.none}</li>}
        {status && (
          <li className="detail">
            {status.lastBackup
              ? texts.lastBackup(time(status.lastBackup.at), status.lastBackup.submissions)
              : texts.noBackup}
          </li>
        )}
        {problem && <li role="alert">{problem}</li>}
      </ul>
    </section>
  )
}
