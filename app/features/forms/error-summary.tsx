import type { MouseEvent, Ref } from 'react'
import type { FormDefinition, FormTexts, ProblemTexts } from '../../../domain/forms/form.ts'
import { en } from '../../../translations/en/en.ts'
import { summaryText } from '../../../translations/problem-text.ts'
import { idOf } from './field-control.tsx'
import styles from './form-view.module.css'

interface SummaryProps {
  ref: Ref<HTMLDivElement>
  definition: FormDefinition
  texts: FormTexts
  problems: ProblemTexts
  /** Why the form as a whole was refused. */
  error: string | undefined
  /** The page has come with it: it takes the focus. */
  isNew: boolean
}

/** In the order of the page. It is always rendered, so that it can take the focus. */
export function ErrorSummary({ ref, definition, texts, problems, error, isNew }: SummaryProps) {
  const names = definition.groups.flatMap(({ rows }) => rows.flat()).filter((name) => problems[name])
  const heading = error ?? (names.length > 0 ? summaryHeading(problems) : undefined)
  return (
    <div
      ref={ref}
      className={styles.summary}
      hidden={heading === undefined}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what went wrong comes first
      autoFocus={isNew && heading !== undefined}
    >
      <p className="type-h4 error">{heading}</p>
      <ul className="balance">
        {names.map((name) => (
          <li className="inline-block" key={name}>
            <a
              className="inline-flex center error"
              href={`#${idOf(definition.id, name)}`}
              onClick={goToControl}
            >
              {summaryText(texts.fields[name]?.label, problems[name] ?? '', en)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function summaryHeading(problems: ProblemTexts): string {
  const texts = Object.values(problems)
  const missing = texts.filter((text) => text === en.problems.required).length
  return en.problemSummary(missing, texts.length - missing)
}

/** Leaves the address as it is: another one would count as a navigation. */
function goToControl(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
