import type { MouseEvent, Ref } from 'react'
import type { FormDefinition } from '../../../domain/form.ts'
import { en } from '../../../domain/messages/en.ts'
import type { ProblemTexts } from '../../../domain/messages/problem-text.ts'
import styles from './error-summary.module.css'
import { idOf } from './field-control.tsx'

interface Props {
  ref: Ref<HTMLDivElement>
  formId: string
  questions: FormDefinition
  problems: ProblemTexts
}

/** What is wrong, in the order of the page; always there, so that the server can fill it too. */
export function Summary({ ref, formId, questions, problems }: Props) {
  const names = questions.groups.flatMap(({ rows }) => rows.flat()).filter((name) => problems[name])
  return (
    <div
      data-slot="summary"
      ref={ref}
      className={styles.summary}
      hidden={names.length === 0}
      role="alert"
      tabIndex={-1}
    >
      <h3 data-slot="summary-heading">{names.length > 0 && summaryOf(problems)}</h3>
      <ul data-slot="summary-list">
        {names.map((name) => (
          <li key={name}>
            <a href={`#${idOf(formId, name)}`} onClick={goToControl}>
              {questions.fields[name]?.label}: {problems[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function summaryOf(problems: ProblemTexts): string {
  const texts = Object.values(problems)
  const missing = texts.filter((text) => text === en.problems.required).length
  return en.problemSummary(missing, texts.length - missing)
}

/** Without changing the address, which would count as leaving the page. */
function goToControl(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
