import type { ComponentProps, ReactNode } from 'react'
import type { DraftProblems } from './quote-draft.ts'

/** What an input at this path needs to be found, and to say what is wrong with it. */
export const at = (path: string, problems: DraftProblems) => ({
  id: fieldId(path),
  'aria-invalid': problems[path] ? (true as const) : undefined,
  'aria-describedby': problems[path] ? `${fieldId(path)}-problem` : undefined,
})

export const fieldId = (path: string): string => `quote-${path.replaceAll('.', '-')}`

export const Problem = ({ path, problems }: { path: string; problems: DraftProblems }) =>
  problems[path] && (
    <p className="problem" id={`${fieldId(path)}-problem`}>
      {problems[path]}
    </p>
  )

type InputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  path: string
  problems: DraftProblems
  onType(value: string): void
}

export const Input = ({ path, problems, onType, className, ...input }: InputProps) => (
  <input
    autoComplete="off"
    {...input}
    {...at(path, problems)}
    className={className ? `input ${className}` : 'input'}
    onChange={({ target }) => onType(target.value)}
  />
)

/** Fields that belong together below one label. */
export const Group = ({
  label,
  id,
  paths,
  problems,
  children,
}: {
  label: ReactNode
  id: string
  paths: readonly string[]
  problems: DraftProblems
  children: ReactNode
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in a grid
  <div className="field" role="group" aria-labelledby={id}>
    <span className="label" id={id}>
      {label}
    </span>
    <div className="run">{children}</div>
    {paths.map((path) => (
      <Problem key={path} path={path} problems={problems} />
    ))}
  </div>
)
