import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const program = (end: string) => `
  import { createLog } from ${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))}
  const log = createLog('info')
  for (let line = 0; line < 100; line++) log.info('a line')
  ${end}
`
const run = (output: 'pipe' | number, end: string) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', program(end)], {
    stdio: ['ignore', output, 'pipe'],
    encoding: 'utf8',
    timeout: 10_000,
  })

const AT_ONCE = 'process.exit(7)'
const SOON = `setTimeout(() => ${AT_ONCE}, 200)`

test.each([AT_ONCE, SOON])('every line is written before the process ends with %s', (end) => {
  expect(run('pipe', end).stdout.trim().split('\n')).toHaveLength(100)
})

/** Everything written to it fails as on a full disk. */
const FULL = '/dev/full'

test.skipIf(!existsSync(FULL))('a full disk costs lines of the log, not the server', () => {
  const full = openSync(FULL, 'w')
  expect(run(full, SOON)).toMatchObject({ status: 7, stderr: '' })
  closeSync(full)
})

test('a line has time, level, process and message', () => {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  log.debug('left out')
  log.warn({ host: 'paper.example' }, 'news feed failed')
  log.info('stopped')
  const [first = '', second = ''] = lines
  expect(JSON.parse(first)).toEqual({
    level: 40,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    pid: process.pid,
    hostname: expect.any(String),
    host: 'paper.example',
    msg: 'news feed failed',
  })
  expect(JSON.parse(second)).toMatchObject({ level: 30, msg: 'stopped' })
  expect(lines.join('')).toMatch(/^{.*}\n{.*}\n$/)
})

test('an error is logged with its cause, without the rows that drivers add', () => {
  let written = ''
  const log = createLog('info', (line) => {
    written = line
  })
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ana@example.com)',
  })
  log.error({ err: new Error('could not store', { cause }) }, 'could not answer')
  expect(JSON.parse(written).err).toMatchObject({
    type: 'Error',
    message: 'could not store',
    stack: expect.stringContaining('log.test.ts'),
    because: { code: '23505', message: 'duplicate key' },
  })
  expect(written).not.toContain('ana@example.com')
  log.error({ err: 'a word' }, 'could not answer')
  expect(JSON.parse(written).err).toEqual({ message: 'a word' })
})

test('an error that names the address of a request is logged without its key', () => {
  let written = ''
  const log = createLog('info', (line) => {
    written = line
  })
  const url = 'http://freight.example/requests/Q-7F3K2M/Ab-d_fGhIjKlMnOpQrStUv'
  const cause = new Error(`Invalid URL: ${url}`)
  log.error({ err: new TypeError(`Failed to parse URL from ${url}`, { cause }) }, 'request failed')
  expect(written).toContain('/requests/Q-7F3K2M/[key]')
  expect(written).not.toContain('Ab-d_fGhIjKlMnOpQrStUv')
})

test('an error that is its own cause is logged', () => {
  const lines: string[] = []
  const round = new Error('round')
  round.cause = round
  createLog('info', (line) => lines.push(line)).error({ err: round }, 'could not answer')
  expect(lines).toHaveLength(1)
})

test('many logs end with one listener for the end of the process', () => {
  createLog('silent')
  const before = process.listenerCount('exit')
  for (let log = 0; log < 20; log++) createLog('silent')
  expect(process.listenerCount('exit')).toBe(before)
})
