import { openAsBlob } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { parseHeaders, parseMail } from './parse-mail.ts'
import type { ParserAnswer, ParserTask } from './parser.ts'

parentPort?.on('message', async ({ file, isHeadersOnly }: ParserTask) => {
  const send = (answer: ParserAnswer, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage(answer, transfer)
  try {
    const source = await openAsBlob(file)
    const mail = await (isHeadersOnly ? parseHeaders : parseMail)(await source.arrayBuffer())
    send(
      { mail },
      mail.files.map(({ content }) => content.buffer as ArrayBuffer),
    )
  } catch (error) {
    send({ error: String(error) })
  }
})

parentPort?.postMessage('ready')
