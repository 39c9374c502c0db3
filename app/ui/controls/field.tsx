import type { ComponentProps, ReactNode } from 'react'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import styles from './field.module.css'

interface Props {
  /** The control's id; hint and problem take theirs from it. */
  id: string
  label: ReactNode
  isLabelHidden?: boolean
  /** Marks the label with a star. */
  isRequired?: boolean | undefined
  hint?: string | undefined
  /** What is wrong with the answer; its element is always in the page. */
  problem?: string | undefined
  isGroup?: boolean
  /** Its problem is read out as soon as it is there. */
  isUrgent?: boolean
  children: ReactNode
}

export function Field({ id, label, isLabelHidden, isRequired, hint, problem, ...props }: Props) {
  const { isGroup, isUrgent, children } = props
  const name = (
    <>
      {label}
      {isRequired && <span className="error"> *</span>}
    </>
  )
  return (
    <div className="gap-1 min-0 grid content-start" {...(isGroup && groupAttributes(id, { hint, problem }))}>
      {isGroup ? (
        <span className="type-label" id={`${id}-label`}>
          {name}
        </span>
      ) : (
        <label className={isLabelHidden ? 'sr' : 'type-label'} htmlFor={id}>
          {name}
        </label>
      )}
      {hint && (
        <span className="type-small tight steel" id={`${id}-hint`}>
          {nonBreakingUnits(hint)}
        </span>
      )}
      {children}
      <FieldProblem id={id} isUrgent={isUrgent}>
        {problem}
      </FieldProblem>
    </div>
  )
}

interface ProblemProps {
  id: string
  isUrgent?: boolean | undefined
  children: string | undefined
}

export const FieldProblem = ({ id, isUrgent, children }: ProblemProps) => (
  <p
    className={`type-label ${styles.problem}`}
    id={`${id}-problem`}
    role={isUrgent ? 'alert' : undefined}
    hidden={!children}
  >
    {nonBreakingUnits(children)}
  </p>
)

export const Input = (props: ComponentProps<'input'>) => <input {...props} className={styles.input} />

/** Browsers bring only the first line of one that was reached by Tab into view. */
export const TextArea = (props: ComponentProps<'textarea'>) => (
  <textarea
    {...props}
    className={styles.input}
    onKeyUp={({ key, currentTarget }) => {
      if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' })
    }}
  />
)

export const Select = (props: ComponentProps<'select'>) => <select {...props} className={styles.input} />

interface UnitProps {
  id: string
  name: string
  /** For screen readers. */
  label: string | undefined
  /** The name of the number that it is the unit of. */
  of: string
  initial: string | undefined
  /** What is shown, by value. */
  options: readonly (readonly [value: string, text: string])[]
  children: ReactNode
}

export const WithUnitChoice = ({ id, name, label, of, initial, options, children }: UnitProps) => (
  <div className={styles.unit}>
    {children}
    <Select id={id} name={name} aria-label={label} data-of={of} defaultValue={initial}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  </div>
)

export const WithUnit = ({ id, unit, children }: { id: string; unit: string; children: ReactNode }) => (
  <div className={styles.unit}>
    {children}
    <span className="grid place-center" id={`${id}-unit`}>
      {unit}
    </span>
  </div>
)

export const Checks = ({ children }: { children: ReactNode }) => (
  <div className={styles.checks}>{children}</div>
)

export const Check = ({ children, ...rest }: ComponentProps<'input'>) => (
  <label className={styles.check}>
    <input className="checkbox" type="checkbox" {...rest} />
    {children}
  </label>
)

interface Explained {
  hint?: string | undefined
  unit?: string | undefined
  problem?: string | undefined
}

/** The ids of what explains a control, for its `aria-describedby`. */
export function describedBy(id: string, { hint, unit, problem }: Explained): string | undefined {
  const ids = Object.entries({ unit, hint, problem }).flatMap(([part, text]) =>
    text ? [`${id}-${part}`] : [],
  )
  return ids.join(' ') || undefined
}

const groupAttributes = (id: string, explained: Explained) => ({
  role: 'group',
  'aria-labelledby': `${id}-label`,
  'aria-describedby': describedBy(id, explained),
})
