import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder } from '../store/durable-mkdir.ts'
import { envelopeAndBody } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

/** Writes each message to a file in place of sending it; one that is repeated takes the place of the first. */
export function openFiles(folder: string): Transport {
  makeFolder(folder)
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail, signal) {
      const { message } = await composer.sendMail({ ...envelopeAndBody(mail), signal })
      const file = path.join(folder, `${mail.name}.eml`)
      await writeSynced(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
      await syncEntry(folder)
    },
    close: () => composer.close(),
  }
}

async function writeSynced(file: string, content: Buffer) {
  const opened = await open(file, 'w')
  try {
    await opened.writeFile(content)
    await opened.sync()
  } finally {
    await opened.close()
  }
}

async function syncEntry(folder: string) {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
