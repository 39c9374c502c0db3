import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A mail as programs write it, with what it must yield. */
export interface Reply {
  /** Of its file, after the folder: in plain text, in HTML, in other encodings or with files, or written by a program. */
  name: string
  source: Buffer
  text: string
  /** Whether our earlier mail is quoted; its sentence `HISTORY_FACT` has to be there alone. */
  quotes?: boolean
  kind?: 'message' | 'automatic' | 'bounce'
  files?: string[]
  leftOut?: string[]
  /** Of a bounce. */
  returned?: { messageId: string; reason: string }
}

export const HISTORY_FACT = 'Your price for Q-7F3K2M is 4,850.00 CAD.'

const FOLDER = path.join(import.meta.dirname, 'replies')

export function readReplies(): Reply[] {
  const expected: Record<string, Omit<Reply, 'name' | 'source'>> = JSON.parse(
    readFileSync(path.join(FOLDER, 'expected.json'), 'utf8'),
  )
  return Object.entries(expected).map(([name, reply]) => ({
    name,
    source: readFileSync(path.join(FOLDER, `${name}.eml`)),
    ...reply,
  }))
}
