import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formNamed } from '../../../../domain/forms/forms.ts'
import type { ListedSubmission } from '../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { HostileText } from '../../../features/inbox/submission/hostile-text.tsx'
import { momentText } from '../../../features/inbox/times.ts'
import styles from './printed-list.module.css'

const { list: texts, printed, states } = enInbox

interface Props {
  title: string
  lines: readonly ListedSubmission[]
  now: number
}

/** The list on paper, there only while it is printed. */
export function PrintedList({ title, lines, now }: Props) {
  if (!useIsPrinting()) return null
  return (
    <section className={styles.printed} data-printed>
      <h2>{title}</h2>
      <table className="data-table text-xs leading-3">
        <thead>
          <tr>
            {printed.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ reference, receivedAt, answerBy, company, name, summaryParts, state, form }) => (
            <tr key={reference}>
              <th scope="row">{reference}</th>
              <td>{momentText(receivedAt, now)}</td>
              <td>{answerBy ? momentText(answerBy, now) : enInbox.time.none}</td>
              <td>
                <HostileText>{company || name}</HostileText>
              </td>
              <td>
                <HostileText>{summaryParts.join(formNamed(form)?.lane ? ` ${texts.to} ` : ', ')}</HostileText>
              </td>
              <td>{states[state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** True from right before a browser lays the page out for paper until it is done. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
