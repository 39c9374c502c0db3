import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { type ServerProcess, startServer } from '../testing/programs/server-process.ts'
import { newFolder } from '../testing/test-dependencies.ts'

const servers: ServerProcess[] = []
afterEach(async () => {
  for (const { child, ended } of servers.splice(0)) {
    child.kill('SIGTERM')
    await ended
  }
})

async function openServer() {
  const folder = newFolder('erase-')
  const server = await startServer({
    DATA_DIR: folder,
    DRIVER_APPLICATIONS: 'live',
    APP_SECRET: 'a secret for erasure, 32 characters or more',
  })
  servers.push(server)
  const json = async (path: string, body: unknown) => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    return (await response.json()) as { reference: string; page: string }
  }
  return { folder, json, url: server.url }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))

/** Each text with the files that hold it, as it is or as a mail encodes it. */
const found = (folder: string, texts: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    texts.map((text) => {
      const holding = filesIn(folder).filter((file) => {
        const bytes = bytesOf(file)
        return file.includes(text) || bytes.includes(text) || bytes.includes(btoa(text))
      })
      return [text, holding.map((file) => path.relative(folder, file).replace(/\/.*/, ''))]
    }),
  )

/** Mail is written under another name first, which may be gone by now. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

const mailsOf = (folder: string, reference: string): string[] =>
  filesIn(path.join(folder, 'mail')).filter((file) => file.includes(reference) && file.endsWith('.eml'))

test('an erased request is in no file any more: database, its log, mails, and messages waiting', async () => {
  const { folder, json } = await openServer()
  const texts = [
    'zarkov-mail',
    'Zarkov Quillfeather',
    '5559917',
    'Wolframite',
    'Molybdenite',
    'gate seventeen',
  ]
  const answers = {
    ...examples.quote,
    email: 'zarkov-mail@shipper.example',
    name: 'Zarkov Quillfeather',
    phone: '4035559917',
    'freight.type': 'Wolframite',
  }
  const { reference, page } = await json('/api/send-quote', {
    formName: 'Quote Request',
    formData: answers,
  })
  await json(page, { action: 'amend', ...answers, 'freight.type': 'Molybdenite' })
  await json(page, { action: 'note', note: 'The driver asks at gate seventeen.' })
  await expect.poll(() => mailsOf(folder, reference).length).toBe(4)
  for (const files of Object.values(found(folder, texts))) expect(files).not.toEqual([])
  await json(page, { action: 'erase', confirm: 'erase' })
  for (const files of Object.values(found(folder, texts))) expect(files).toEqual([])
  // What is left says only that something was erased.
  await expect.poll(() => mailsOf(folder, reference).length).toBe(1)
  for (const files of Object.values(found(folder, texts))) expect(files).toEqual([])
})

test('an erased application takes all its resumes along', async () => {
  const { folder, json, url } = await openServer()
  const texts = ['Okafor', 'drove for Grimthorpe', 'drove for Ashdown', 'grimthorpe-resume']
  const resume = (content: string) => new File([`%PDF-1.7 ${content}`], 'grimthorpe-resume.pdf')
  const form = (fields: Record<string, unknown>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields))
      data.set(name, value instanceof File ? value : String(value))
    return data
  }
  const sent = await fetch(`${url}/api/driver-application`, {
    method: 'POST',
    body: form({ ...examples.driver, resume: resume('drove for Grimthorpe') }),
  })
  const { reference, page } = (await sent.json()) as { reference: string; page: string }
  const amended = await fetch(url + page, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form({ action: 'amend', ...examples.driver, resume: resume('drove for Ashdown') }),
  })
  expect(amended.status).toBe(200)
  await expect.poll(() => mailsOf(folder, reference).length).toBe(3)
  for (const files of Object.values(found(folder, texts))) expect(files).not.toEqual([])
  await json(page, { action: 'erase', confirm: 'erase' })
  for (const files of Object.values(found(folder, texts))) expect(files).toEqual([])
})
