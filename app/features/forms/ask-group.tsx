import type { Group, Problems, Questions } from '../../../domain/form.ts'
import styles from './ask-form.module.css'
import { Ask } from './question.tsx'

interface GroupProps {
  group: Group
  id: string
  questions: Questions
  problems: Problems
}

/** Questions under one heading, side by side where there is room. */
export function AskGroup({ group: { legend, rows }, id, questions, problems }: GroupProps) {
  const asked = rows.map((names) => (
    <div key={names[0]} className={names.length > 1 ? styles.pair : styles.row}>
      {names.map((name) => {
        const question = questions.fields[name]
        return question && <Ask key={name} formId={id} {...{ name, question }} problem={problems[name]} />
      })}
    </div>
  ))
  if (!legend) return <div className={styles.group}>{asked}</div>
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {asked}
    </fieldset>
  )
}
