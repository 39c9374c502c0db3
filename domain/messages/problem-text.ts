import type { Problem } from '../field.ts'
import type { Problems } from '../form.ts'
import type { Messages } from './messages.ts'

/** What is wrong, by field name, as a visitor reads it. */
export type ProblemTexts = Record<string, string>

/** `Required`, and for an answer that cannot be used also what was expected. */
export function problemText(problem: Problem, { problems }: Messages): string {
  if (problem.code === 'required') return problems.required
  const expected = problem.code === 'tooLong' ? problems.tooLong(problem.limit) : problems[problem.code]
  return `${problems.required}: ${expected}`
}

export const problemTexts = (problems: Problems, messages: Messages): ProblemTexts =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, problemText(problem, messages)]),
  )
