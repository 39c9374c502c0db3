import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface Finding {
  document: string
  message: string
  extract: string
}

interface Message {
  url: string
  type: 'error' | 'info' | 'non-document-error'
  message: string
  extract?: string
}

const jar = path.join(path.dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar')
const MAX_OUTPUT_BYTES = 100_000_000

/** What the W3C validator finds in HTML documents, given by name. Throws where no Java runs. */
export function validate(documents: ReadonlyMap<string, string>, java = 'java'): Finding[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'validator-'))
  const names = new Map<string, string>()
  for (const [name, html] of documents) {
    const file = path.join(folder, `${names.size}.html`)
    writeFileSync(file, html)
    names.set(`file:${file}`, name)
  }
  const files = [...names.keys()].map((url) => url.slice('file:'.length))
  const options = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always']
  const run = spawnSync(java, [...options, ...files], { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES })
  if (run.error) throw new Error(`The W3C validator needs Java 17 or later: ${run.error.message}`)
  if (run.status !== 0) throw new Error(`The W3C validator ended with ${run.status}: ${run.stderr}`)
  const { messages } = JSON.parse(run.stdout) as { messages: Message[] }
  return messages.map(({ url, message, extract = '' }) => ({
    document: names.get(url) ?? url,
    message,
    extract,
  }))
}
