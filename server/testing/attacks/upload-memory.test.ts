import { expect, onTestFinished, test } from 'vitest'
import { examples } from '../../../domain/forms/examples.ts'
import { report } from '../long.ts'
import { memoryOf } from '../programs/memory-of.ts'
import { startServer } from '../programs/server-process.ts'
import { newFolder, TEST_SECRET } from '../test-dependencies.ts'

const AT_ONCE = 6
const MAX_MEGABYTES = 200

test('six uploads of 50 MB at once take little memory', async () => {
  const server = await startServer({
    DATA_DIR: newFolder('uploads-'),
    APP_SECRET: TEST_SECRET,
    TRUST_PROXY: '1',
    RATE_LIMIT: '1000',
    DISK_RESERVE: '0',
    FILES_A_DAY: '100000000000',
  })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const from = (client: number) => ({ accept: 'application/json', 'x-forwarded-for': `203.0.${client}.7` })
  async function newPage(client: number): Promise<string> {
    const formData = { ...examples.quote, email: `s${client}@shipper.example` }
    const response = await fetch(`${server.url}/api/send-quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(client) },
      body: JSON.stringify({ formName: 'Quote Request', formData }),
    })
    const { page } = (await response.json()) as { page: string }
    return new URL(page, server.url).pathname
  }
  const pages = await Promise.all(Array.from({ length: AT_ONCE }, (_, client) => newPage(client)))
  const content = Buffer.alloc(9_990_000, 'x')
  content.write('%PDF-1.7')
  async function send(page: string, client: number, text: string): Promise<number> {
    const body = new FormData()
    body.set('action', 'message')
    body.set('text', text)
    for (let file = 0; file < 5; file += 1) body.append('file', new File([content], `${text} ${file}.pdf`))
    const response = await fetch(`${server.url}${page}`, { method: 'POST', headers: from(client), body })
    await response.text()
    return response.status
  }
  const before = await memoryOf(server.child.pid)
  for (const text of ['first', 'second', 'third']) {
    const statuses = await Promise.all(pages.map((page, client) => send(page, client, text)))
    expect(statuses).toEqual(Array.from({ length: AT_ONCE }, () => 200))
  }
  const megabytes = Math.round((await memoryOf(server.child.pid, 'VmHWM')) - before)
  report('uploads', { messages: 3 * AT_ONCE, 'more MB': megabytes })
  expect(megabytes).toBeLessThan(MAX_MEGABYTES)
})
