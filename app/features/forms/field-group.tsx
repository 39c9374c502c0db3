import type { FormDefinition, Group } from '../../../domain/form.ts'
import type { ProblemTexts } from '../../../domain/messages/problem-text.ts'
import { FieldControl } from './field-control.tsx'
import styles from './form-view.module.css'

interface GroupProps {
  group: Group
  id: string
  questions: FormDefinition
  problems: ProblemTexts
}

/** Questions under one heading, side by side where there is room. */
export function FieldGroup({ group: { legend, rows }, id, questions, problems }: GroupProps) {
  const asked = rows.map((names) => (
    <div key={names[0]} className={names.length > 1 ? styles.pair : styles.row}>
      {names.map((name) => {
        const question = questions.fields[name]
        return (
          question && <FieldControl key={name} formId={id} {...{ name, question }} problem={problems[name]} />
        )
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
