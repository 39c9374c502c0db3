import { createHash } from 'node:crypto'
import { isChosen } from '../../../domain/forms/field.ts'
import { type Answers, type Problems, type ProblemTexts, read } from '../../../domain/forms/form.ts'
import { en } from '../../../translations/en/en.ts'
import type { SentFile } from '../../store/submissions/submissions.ts'
import type { ParsedSubmission } from '../parse-submission.ts'
import { fileKind, KIND_BYTES } from './file-kinds.ts'

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
    const kept = await readKept(file, name, accept.split(','))
    if (kept) {
      answers[field] = kept.name
      files.push({ field, ...kept })
    } else problems[field] = { code: 'wrongFileContent', types: accept.replaceAll(',', ', ') }
  }
  return { answers, problems, files }
}

/** Its content stays on disk. Undefined where its first bytes are of no accepted kind. */
export async function readKept(
  content: File,
  name: string,
  accepted: readonly string[],
): Promise<Omit<Reading['files'][number], 'field'> | undefined> {
  const kind = fileKind(name, await content.slice(0, KIND_BYTES).bytes(), accepted)
  if (kind === undefined) return undefined
  const digest = createHash('sha256')
  for await (const chunk of content.stream()) digest.update(chunk)
  return { ...kind, bytes: content.size, content, digest: digest.digest('hex') }
}

/** A page that comes back has lost the files that were chosen. */
export const chosenAgain = (typed: ParsedSubmission['typed']): ProblemTexts =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      isChosen(value) ? [[name, `${en.problems.required}: ${en.problems.chooseFileAgain}`]] : [],
    ),
  )
