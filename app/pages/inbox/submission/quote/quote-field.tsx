import type { ComponentProps, ReactNode } from 'react'
import {
  describedBy,
  Field,
  FieldProblem,
  TextArea,
  Input as UiInput,
} from '../../../../ui/controls/field.tsx'
import type { DraftProblems } from './quote-draft.ts'
import styles from './quote-form.module.css'

/** What an input at this path needs to be found, and to say what is wrong with it. */
const at = (path: string, problems: DraftProblems) => ({
  id: fieldId(path),
  'aria-invalid': problems[path] ? (true as const) : undefined,
  'aria-describedby': describedBy(fieldId(path), { problem: problems[path] }),
})

export const fieldId = (path: string): string => `quote-${path.replaceAll('.', '-')}`

export const Problem = ({ path, problems }: { path: string; problems: DraftProblems }) =>
  problems[path] && <FieldProblem id={fieldId(path)}>{problems[path]}</FieldProblem>

interface AtPath {
  path: string
  problems: DraftProblems
  onType(value: string): void
}

type InputProps = Omit<ComponentProps<'input'>, 'onChange'> & AtPath

export const Input = ({ path, problems, onType, ...input }: InputProps) => (
  <UiInput
    autoComplete="off"
    {...input}
    {...at(path, problems)}
    onChange={({ target }) => onType(target.value)}
  />
)

type LabelledProps = AtPath & { label: string; value: string; maxLength?: number }

export const LongField = ({ label, path, problems, onType, ...input }: LabelledProps) => (
  <div className={styles.text}>
    <Field id={fieldId(path)} label={label} problem={problems[path]}>
      <TextArea rows={2} {...input} {...at(path, problems)} onChange={({ target }) => onType(target.value)} />
    </Field>
  </div>
)

interface GroupProps {
  label: ReactNode
  id: string
  paths: readonly string[]
  problems: DraftProblems
  children: ReactNode
}

export const Group = ({ label, id, paths, problems, children }: GroupProps) => (
  <Field id={id} label={label} isGroup>
    <div className={styles.run}>{children}</div>
    {paths.map((path) => (
      <Problem key={path} path={path} problems={problems} />
    ))}
  </Field>
)
