import type { Problem } from '../domain/forms/field.ts'
import type { Problems, ProblemTexts } from '../domain/forms/form.ts'
import type { Translations } from './translations.ts'

/** `Required`, and for an answer that cannot be used also what was expected. */
export function problemText(problem: Problem, { problems }: Translations): string {
  if (problem.code === 'required') return problems.required
  return `${problems.required}: ${expectationText(problem, problems)}`
}

function expectationText(
  problem: Exclude<Problem, { code: 'required' }>,
  problems: Translations['problems'],
): string {
  if (problem.code === 'tooLong') return problems.tooLong(problem.limit)
  if (problem.code === 'fileTooLarge') return problems.fileTooLarge(problem.megabytes)
  if (problem.code === 'wrongFileType' || problem.code === 'wrongFileContent')
    return problems[problem.code](problem.types)
  return problems[problem.code]
}

/** For the list over a form, whose heading already says that answers are missing. */
export function summaryText(label: string | undefined, text: string, { problems }: Translations): string {
  const expected = text.slice(`${problems.required}: `.length)
  return [label, expected].filter(Boolean).join(': ')
}

export const problemTexts = (problems: Problems, translations: Translations): ProblemTexts =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, problemText(problem, translations)]),
  )
