import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { Field as Question } from '../../../domain/field.ts'
import { Check, Checks, describedBy, Field, Input, Select, TextArea, WithUnit } from '../../ui/field.tsx'
import styles from './form-view.module.css'

interface Props {
  /** Of the form it stands in. */
  formId: string
  name: string
  question: Question
  problem: string | undefined
}

export const idOf = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`

/** One question of a form with the control it asks for. */
export function FieldControl({ formId, name, question, problem }: Props) {
  const { control, label, hint, marked, tool } = question
  const id = idOf(formId, name)
  const several = control === 'choices'
  const Control = controls[control] ?? Line
  return (
    <Field
      id={id}
      label={marked ? `${label} *` : label}
      aside={asideOf(question)}
      hint={several ? undefined : hint}
      problem={problem}
      problemSlot={`problem:${name}`}
      group={several}
    >
      <Control
        question={question}
        attributes={{
          id,
          name,
          required: !question.optional,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': describedBy(id, { ...question, problem }),
        }}
      />
      {tool && (
        <Link to={tool.to} className={styles.tool}>
          {tool.label}
        </Link>
      )}
    </Field>
  )
}

interface ControlProps {
  question: Question
  attributes: {
    id: string
    name: string
    required: boolean
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }
}

const controls: Partial<Record<Question['control'], ComponentType<ControlProps>>> = {
  long: ({ question, attributes }) => <TextArea {...attributes} autoComplete={question.autoComplete} />,
  number: Amount,
  choice: OneOf,
  choices: AnyOf,
}

const types: Partial<Record<Question['control'], string>> = {
  email: 'email',
  phone: 'tel',
  number: 'number',
  date: 'date',
  file: 'file',
  password: 'password',
}

function Line({ question, attributes }: ControlProps) {
  const { control, options, autoComplete, inputMode, placeholder, accept } = question
  const suggestions = options && `${attributes.id}-suggestions`
  return (
    <>
      <Input
        {...attributes}
        {...{ autoComplete, inputMode, placeholder, accept }}
        type={types[control] ?? 'text'}
        step={control === 'number' ? 'any' : undefined}
        list={suggestions}
      />
      {options && (
        <datalist id={suggestions}>
          {options.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  )
}

function Amount(props: ControlProps) {
  const { unit } = props.question
  if (!unit) return <Line {...props} />
  return (
    <WithUnit id={props.attributes.id} unit={unit}>
      <Line {...props} />
    </WithUnit>
  )
}

function OneOf({ question: { options = [] }, attributes }: ControlProps) {
  return (
    <Select {...attributes}>
      <option value="">Choose one</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

/** The first has the id of the question, so that a line about it has somewhere to lead. */
function AnyOf({ question: { options = [] }, attributes: { id, name } }: ControlProps) {
  return (
    <Checks>
      {options.map(({ value, label }, place) => (
        <Check key={value} id={place === 0 ? id : `${id}-${place + 1}`} name={name} value={value}>
          {label}
        </Check>
      ))}
    </Checks>
  )
}

/** Where several may be chosen, the hint says so beside the label. */
function asideOf({ control, optional, marked, hint }: Question): string | undefined {
  if (!optional || marked) return undefined
  return control === 'choices' && hint ? `(optional, ${hint})` : '(optional)'
}
