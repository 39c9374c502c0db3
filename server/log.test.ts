import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const talkative = (end: string) => `
  import { createLog } from ${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))}
  const log = createLog('info')
  for (let line = 0; line < 100; line++) log.info('a line')
  ${end}
`
const run = (output: 'pipe' | number, end: string) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', talkative(end)], {
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
