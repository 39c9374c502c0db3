import { showAnswer } from '../domain/forms/field.ts'
import type { Answers, SubmissionForm } from '../domain/forms/form.ts'
import type { Format } from '../domain/text/format.ts'
import { formTexts } from './form-texts.ts'
import { plural } from './plural.ts'

/** Answers without their labels, by name: what a number counts, or the authority that gave it, stands beside it. */
export function briefAnswers(
  form: SubmissionForm,
  answers: Answers,
  names: readonly string[],
  format: Format,
): string[] {
  return names.flatMap((name) => {
    const [answer, field, texts] = [answers[name], form.fields[name], formTexts(form).fields[name]]
    if (answer === undefined || !field || !texts) return []
    if (typeof answer === 'number' && texts.counts)
      return `${format.number(answer)} ${plural(format.locale, answer, texts.counts)}`
    const text = showAnswer(answer, field, texts, format)
    return texts.prefix === undefined || text.toUpperCase().startsWith(texts.prefix)
      ? text
      : `${texts.prefix} ${text}`
  })
}
