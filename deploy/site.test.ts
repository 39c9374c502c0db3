import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { examples } from '../domain/forms/examples.ts'
import { newFolder } from '../server/testing/test-dependencies.ts'
import { install } from '../server/testing/test-installation.ts'

const program = path.join(import.meta.dirname, 'site')

test('without an installation it says so', () => {
  const env = { SITE_UNIT: '/nowhere/site.service' }
  const { status, stderr } = spawnSync(program, ['status'], { env, encoding: 'utf8', cwd: '/' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('no site is installed here')])
})

test('what “systemctl edit” has added counts', () => {
  const unit = path.join(newFolder('unit-'), 'site.service')
  mkdirSync(`${unit}.d`)
  writeFileSync(unit, '[Service]\nWorkingDirectory=/srv/none\n')
  writeFileSync(`${unit}.d/override.conf`, '[Service]\nWorkingDirectory=/srv/moved\n')
  const { stderr } = spawnSync(program, ['status'], { env: { SITE_UNIT: unit }, encoding: 'utf8' })
  expect(stderr).toBe('There is no release of the site in /srv/moved.\n')
})

test('it starts, tells, backs up, tries and restores, in an empty environment and from any folder', async () => {
  const { root, dataDir, site, stop, url } = await install()

  const none = site('staff', 'list')
  expect(none).toEqual({ status: 1, output: `There is no database in ${dataDir}; is DATA_DIR right?\n` })
  const former = path.join(root, 'site.previous')
  symlinkSync(path.join(root, 'releases/1'), former)
  expect(site('rollback')).toMatchObject({ status: 1, output: expect.stringContaining(none.output) })
  rmSync(former)
  expect(existsSync(dataDir)).toBe(false)

  expect(site('start')).toMatchObject({ status: 0, output: expect.stringContaining('The site runs at') })
  expect(readFileSync(path.join(root, 'asked'), 'utf8')).toBe('enable site.service\n')
  expect(site('staff', 'add', 'dana@company.example').output).toContain('One-time password: ')

  for (const wrong of ['nowhere/kept', 'data', '/dev/full'])
    expect(site('backup', wrong)).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^[^\n]* file [^\n]*\n$/),
    })
  expect(site('backup', 'kept')).toMatchObject({ status: 0, output: expect.stringContaining('Backed up 0') })

  const before = readdirSync(root)
  const live = readdirSync(dataDir, { recursive: true })
  const trial = site('trial', 'kept')
  expect(trial).toMatchObject({ status: 0, output: expect.stringContaining('The backup is whole') })
  expect(trial.output).toMatch(/accounts +1 restored, 1 in the backup/)
  expect(readdirSync(root)).toEqual(before)
  expect(readdirSync(dataDir, { recursive: true })).toEqual(live)

  expect(site('trial', 'site.env')).toMatchObject({
    status: 1,
    output: expect.stringContaining('is not a whole backup'),
  })
  expect(readdirSync(root)).toEqual(before)

  expect((await sendQuoteRequest(url)).status).toBe(200)
  const status = site('status')
  expect(status).toMatchObject({ status: 0, output: expect.stringContaining('The server runs') })
  expect(status.output).toMatch(/Last backup: .*, 0 submissions/)
  const { output: found } = site('doctor')
  const [, toMend = '', toCompare = ''] = /Not yet ready(.*)no reason to wait:(.*)/s.exec(found) ?? []
  expect(toCompare).toContain('49 U.S.C. 14706')
  expect(toMend).not.toContain('compare it')

  expect(site('restore', 'kept')).toMatchObject({
    status: 1,
    output: expect.stringContaining('site restore kept --force'),
  })
  expect(site('restore', 'kept', '--force')).toMatchObject({ status: 0 })
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  stop()
  expect(site('status')).toMatchObject({ status: 1, output: expect.stringContaining('does not answer') })
}, 600_000)

test('wrong settings are named before anything is started', async () => {
  const { site, root } = await install('RETENTION_DAYS=0\n')
  const { status, output } = site('start')
  expect([status, output]).toEqual([1, expect.stringContaining('RETENTION_DAYS must be')])
  expect(existsSync(path.join(root, 'asked'))).toBe(false)
})

test('a fault in the company’s facts is named, and the running server goes on', async () => {
  const { site, dataDir, url } = await install()
  expect(site('start').status).toBe(0)
  writeFileSync(path.join(dataDir, 'company.json'), '{"name": "Prairie Ltd."}')
  const { status, output } = site('start')
  expect(status).toBe(1)
  for (const words of ['phone is missing', 'email is missing', 'Nothing was changed'])
    expect(output).toContain(words)

  expect(site('restore', path.join(dataDir, 'site.sqlite'), '--force').output).toContain(
    'Nothing was changed',
  )
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
}, 600_000)

const sendQuoteRequest = (url: string) =>
  fetch(`${url}/api/send-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formName: 'Quote Request', formData: examples.quote }),
  })
