import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { Field as FieldDefinition, FieldTexts, Typed } from '../../../domain/forms/field.ts'
import type { FormDefinition, FormTexts, Group, ProblemTexts } from '../../../domain/forms/form.ts'
import { en } from '../../../translations/en/en.ts'
import {
  Check,
  Checks,
  describedBy,
  Field,
  Input,
  Select,
  TextArea,
  WithUnit,
  WithUnitChoice,
} from '../../ui/controls/field.tsx'
import { useDraft } from './draft/draft.ts'
import styles from './form-view.module.css'

interface Props {
  formId: string
  name: string
  field: FieldDefinition
  texts: FieldTexts
  problem: string | undefined
  hint?: string | undefined
  initial?: Typed
  /** Of the choice of a unit. */
  initialUnit?: Typed
}

export const idOf = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`

function FieldControl({ formId, name, field, texts, problem, hint = texts.hint, ...given }: Props) {
  const { control, optional, marked, tool, unit } = field
  const id = idOf(formId, name)
  const Control = controls[control] ?? Line
  const answered = (
    <Control
      {...{ field, texts }}
      initial={textsOf(given.initial)}
      attributes={{
        id,
        name,
        required: !field.optional,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy(id, { unit: texts.unit, hint, problem }),
      }}
    />
  )
  return (
    <Field
      id={id}
      label={texts.label}
      isRequired={!optional || marked}
      hint={hint}
      problem={problem}
      isGroup={control === 'choices'}
    >
      {unit ? (
        <WithUnitChoice
          id={idOf(formId, unit.name)}
          name={unit.name}
          label={texts.units?.label}
          of={name}
          initial={textsOf(given.initialUnit)[0]}
          options={unit.options.map((value) => [value, texts.units?.options[value] ?? value])}
        >
          {answered}
        </WithUnitChoice>
      ) : (
        answered
      )}
      {tool && (
        <Link to={tool} className={styles.tool}>
          {texts.tool}
        </Link>
      )}
    </Field>
  )
}

const textsOf = (typed: Typed): string[] =>
  [typed]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String)

interface GroupProps {
  group: Group
  formId: string
  definition: FormDefinition
  texts: FormTexts
  problems: ProblemTexts
  initial: Record<string, Typed>
  /** In place of the fields' own. */
  hints?: Record<string, string> | undefined
}

export function FieldGroup({ group, formId, definition, texts, problems, initial, hints }: GroupProps) {
  const { rows } = group
  const legend = texts.legends?.[group.name ?? '']
  const { typed, chosen } = useDraft(definition)
  const lostFile = (name: string): string | undefined => {
    const [before, present] = [chosen?.[name], typed[name]]
    const isChosen = present instanceof File && present.name !== ''
    return before && !isChosen ? en.chooseAgain(before) : undefined
  }
  const content = rows.map((names) => (
    <div key={names[0]} className={rowClass(names.map((name) => definition.fields[name]))}>
      {names.map((name) => {
        const [field, own] = [definition.fields[name], texts.fields[name]]
        return (
          field &&
          own && (
            <FieldControl
              key={name}
              {...{ formId, name, field }}
              texts={own}
              problem={problems[name]}
              hint={lostFile(name) ?? hints?.[name]}
              initial={initial[name]}
              initialUnit={field.unit && initial[field.unit.name]}
            />
          )
        )
      })}
    </div>
  ))
  if (!legend) return <div className={styles.group}>{content}</div>
  return (
    <fieldset className={styles.group}>
      <legend className="full p-0 mb-4 type-h3">{legend}</legend>
      {content}
    </fieldset>
  )
}

const rowClass = (fields: (FieldDefinition | undefined)[]): string | undefined =>
  fields.length > 1
    ? `${styles.pair} ${fields.slice(0, 2).every((field) => field?.narrow) ? styles.narrow : ''}`
    : undefined

interface ControlProps {
  field: FieldDefinition
  texts: FieldTexts
  initial: string[]
  attributes: {
    id: string
    name: string
    required: boolean
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }
}

const controls: Partial<Record<FieldDefinition['control'], ComponentType<ControlProps>>> = {
  long: ({ field, attributes, initial }) => (
    <TextArea {...attributes} autoComplete={field.autoComplete} defaultValue={initial[0]} />
  ),
  number: Amount,
  choice: OneOf,
  choices: AnyOf,
}

const types: Partial<Record<FieldDefinition['control'], string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  file: 'file',
  password: 'password',
}

function Line({ field, texts, attributes, initial }: ControlProps) {
  const { control, autoComplete, inputMode, accept } = field
  const { suggestions, placeholder } = texts
  const list = suggestions && `${attributes.id}-suggestions`
  return (
    <>
      <Input
        {...attributes}
        {...{ autoComplete, inputMode, placeholder, accept }}
        type={types[control] ?? 'text'}
        // No page may choose a file.
        defaultValue={control === 'file' ? undefined : initial[0]}
        list={list}
      />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  )
}

function Amount(props: ControlProps) {
  const { unit } = props.texts
  if (!unit) return <Line {...props} />
  return (
    <WithUnit id={props.attributes.id} unit={unit}>
      <Line {...props} />
    </WithUnit>
  )
}

function OneOf({ field: { options = [] }, texts, attributes, initial }: ControlProps) {
  return (
    <Select {...attributes} defaultValue={initial[0]}>
      <option value="">{en.chooseOne}</option>
      {options.map((value) => (
        <option key={value} value={value}>
          {texts.options?.[value] ?? value}
        </option>
      ))}
    </Select>
  )
}

/** The first has the id of the field, so that links to the field find it. */
function AnyOf({ field: { options = [] }, texts, attributes: { id, name }, initial }: ControlProps) {
  return (
    <Checks>
      {options.map((value, index) => (
        <Check
          key={value}
          id={index === 0 ? id : `${id}-${index + 1}`}
          {...{ name, value }}
          defaultChecked={initial.includes(value)}
        >
          {texts.options?.[value] ?? value}
        </Check>
      ))}
    </Checks>
  )
}
