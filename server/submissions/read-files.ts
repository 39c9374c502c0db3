import { hash } from 'node:crypto'
import { type Answers, type Problems, type ProblemTexts, read } from '../../domain/forms/form.ts'
import { en } from '../../translations/en/en.ts'
import type { SentFile } from '../store/submissions/submissions.ts'
import { fileType } from './file-kinds.ts'
import type { ParsedSubmission } from './parse-submission.ts'

export interface Reading {
  answers: Answers
  problems: Problems
  /** Not yet stored: named when they are. */
  files: Omit<SentFile, 'stored_name'>[]
}

/** As `read`, with the content of each file checked against its name. */
export async function readWithFiles({ form, typed }: ParsedSubmission): Promise<Reading> {
  const { answers, problems } = read(form, typed)
  const files: Reading['files'] = []
  for (const [field, { control, accept = '' }] of Object.entries(form.fields)) {
    const file = typed[field]
    if (control !== 'file' || !(file instanceof File) || answers[field] === undefined) continue
    const name = String(answers[field])
    const content = new Uint8Array(await file.arrayBuffer())
    const type = fileType(name, content, accept.split(','))
    if (type === undefined) problems[field] = { code: 'wrongFileType', types: accept.replaceAll(',', ', ') }
    else files.push({ field, name, type, bytes: content.length, content, digest: hash('sha256', content) })
  }
  return { answers, problems, files }
}

/** A browser sends an empty file where none was chosen. */
export const isChosen = (typed: unknown): boolean => typed instanceof File && typed.size > 0

/** A page that comes back has lost the files that were chosen. */
export const chosenAgain = (typed: ParsedSubmission['typed']): ProblemTexts =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      isChosen(value) ? [[name, `${en.problems.required}: ${en.problems.chooseFileAgain}`]] : [],
    ),
  )
