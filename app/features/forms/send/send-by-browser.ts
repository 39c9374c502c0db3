import { type FormDefinition, read } from '../../../../domain/forms/form.ts'
import { KEY_FIELD } from '../../../../domain/forms/hidden-fields.ts'
import { startAttempt } from '../draft/draft.ts'
import { readFormValues } from '../draft/form-values.ts'
import { formCheck } from '../form-check.ts'
import { endAttempt } from './attempt.ts'
import { attemptFor } from './submit.ts'

/**
 * Called while the browser sends the form itself: what the application would send beside the answers goes along, so that
 * answers which it may have sent before are not stored twice. What cannot be computed is left out.
 */
export function addHiddenFields(definition: FormDefinition, form: HTMLFormElement): void {
  const fields = { ...tryTo(() => formCheck(new FormData(form))), ...tryTo(() => keyField(definition, form)) }
  const add = ({ formData }: FormDataEvent) => {
    for (const [name, value] of Object.entries(fields)) formData.set(name, value)
  }
  form.addEventListener('formdata', add, { once: true })
}

function keyField(definition: FormDefinition, form: HTMLFormElement): Record<string, string> {
  const { answers } = read(definition, readFormValues(definition, form))
  const attempt = attemptFor(definition, answers, new FormData(form))
  startAttempt(definition, endAttempt(attempt, 'unknown'))
  return { [KEY_FIELD]: attempt.key }
}

function tryTo(compute: () => Record<string, string>): Record<string, string> {
  try {
    return compute()
  } catch {
    return {}
  }
}
