import type { ProblemTexts } from '../domain/forms/form.ts'
import type { DecisionProblems } from '../domain/quotes/quotes.ts'
import { en } from './en/en.ts'
import { enQuotes } from './en/quotes.ts'

export const decisionProblemTexts = (problems: DecisionProblems): ProblemTexts =>
  Object.fromEntries(
    Object.entries(problems).map(([name, { code, limit = 0 }]) => {
      if (code === 'required') return [name, en.problems.required]
      if (code === 'notATime' || code === 'notThen') return [name, enQuotes.problems[code]]
      const text = code === 'tooLong' ? en.problems.tooLong(limit) : en.problems.notAChoice
      return [name, `${en.problems.required}: ${text}`]
    }),
  )
