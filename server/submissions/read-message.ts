import { file as fileField, isChosen, visibleText } from '../../domain/forms/field.ts'
import type { ProblemTexts } from '../../domain/forms/form.ts'
import { fileKinds, MAX_FILE_MEGABYTES, MAX_FILES } from '../../domain/submissions/conversation.ts'
import { enConversation } from '../../translations/en/conversation.ts'
import { en } from '../../translations/en/en.ts'
import { problemText } from '../../translations/problem-text.ts'
import type { Reading } from './files/read-files.ts'
import { readKept } from './files/read-files.ts'

export interface ReadMessage {
  text: string
  files: Reading['files']
}

interface Limits {
  characters: number
  /** Of all files together. */
  megabytes?: number
}

const FIELD = 'file'
/** Its bytes decide the kind, not its name. */
const field = fileField({ accept: '', megabytes: MAX_FILE_MEGABYTES })

/** A message with its files as they were sent, or what is wrong with `text` and `file`. Files say something by themselves. */
export async function readMessage(
  sent: { text: unknown; files: readonly unknown[] },
  { characters, megabytes }: Limits,
): Promise<ReadMessage | { problems: ProblemTexts }> {
  const problems: ProblemTexts = {}
  const text = typeof sent.text === 'string' ? visibleText(sent.text.toWellFormed()) : ''
  const chosen = sent.files.filter(isChosen) as File[]
  if (text === '' && chosen.length === 0) problems.text = en.problems.required
  if (text.length > characters) problems.text = problemText({ code: 'tooLong', limit: characters }, en)
  if (chosen.length > MAX_FILES) problems.file = enConversation.tooManyFiles(MAX_FILES)
  else if (megabytes !== undefined && bytesOf(chosen) > megabytes * 1_000_000)
    problems.file = enConversation.tooMuch(megabytes)
  const files: Reading['files'] = []
  if (!problems.file)
    for (const one of chosen) {
      const read = await readFile(one)
      if (typeof read !== 'string') files.push(read)
      else problems.file ??= `${one.name}: ${read}`
    }
  return Object.keys(problems).length > 0 ? { problems } : { text, files }
}

const bytesOf = (files: readonly File[]): number => files.reduce((bytes, { size }) => bytes + size, 0)

/** What is wrong with it, or the file with its content. */
async function readFile(sent: File): Promise<Reading['files'][number] | string> {
  const reading = field.read(sent)
  if ('problem' in reading) return problemText(reading.problem, en)
  const name = String(reading.answer)
  const kept = await readKept(sent, name, fileKinds)
  return kept
    ? { field: FIELD, ...kept }
    : problemText({ code: 'wrongFileContent', types: fileKinds.join(', ') }, en)
}
