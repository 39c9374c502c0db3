import type { Problem } from '../field.ts'
import type { Problems } from '../form.ts'
import type { Messages } from './messages.ts'

/** What is wrong, by field name, as a visitor reads it. */
export type ProblemTexts = Record<string, string>

/** `Required`, and for an answer that cannot be used also what was expected. */
export function problemText(problem: Problem, { problems }: Messages): string {
  if (problem.code === 'required') return problems.required
  return `${problems.required}: ${expectedBy(problem, problems)}`
}

function expectedBy(problem: Exclude<Problem, { code: 'required' }>, problems: Messages['problems']): string {
  if (problem.code === 'tooLong') return problems.tooLong(problem.limit)
  if (problem.code === 'fileTooLarge') return problems.fileTooLarge(problem.megabytes)
  if (problem.code === 'wrongFileType') return problems.wrongFileType(problem.types)
  return problems[problem.code]
}

/** For the list over a form, whose heading already says that answers are missing. */
export function summaryText(label: string | undefined, text: string, { problems }: Messages): string {
  const expected = text.slice(`${problems.required}: `.length)
  return [label, expected].filter(Boolean).join(': ')
}

export const problemTexts = (problems: Problems, messages: Messages): ProblemTexts =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, problemText(problem, messages)]),
  )
