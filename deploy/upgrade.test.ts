import { existsSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../server/testing/databases.ts'
import { install, makeRepository } from '../server/testing/test-installation.ts'

onBothDatabases(({ emptySettings }) => {
  test('an upgrade switches, goes back by itself where the new release does not start, and can be rolled back', async () => {
    const { databaseUrl } = await emptySettings()
    const { root, site, url } = await install(
      databaseUrl && `DATABASE_URL=${databaseUrl}\nAPP_SECRET=${'s'.repeat(32)}\n`,
    )
    const commit = makeRepository(root)
    const release = () => path.basename(readlinkSync(path.join(root, 'site')))
    const isReady = async () => (await fetch(`${url}/readyz`)).status
    expect(site('start')).toMatchObject({ status: 0 })
    expect(site('rollback')).toMatchObject({
      status: 1,
      output: expect.stringContaining('no former release'),
    })

    expect(site('upgrade', 'v9')).toMatchObject({
      status: 1,
      output: expect.stringMatching(/has no tag, branch or commit v9\.\nNothing was changed: the site runs/),
    })
    expect([release(), existsSync(path.join(root, 'releases/2')), await isReady()]).toEqual(['1', false, 200])

    const facts = path.join(root, 'releases/1/domain/sample-company.ts')
    writeFileSync(facts, readFileSync(facts, 'utf8').replace('(403) 555-0142', '(403) 555-0199'))
    commit('v2', { 'package.json': (text) => `${text}\n` })
    const upgraded = site('upgrade', 'v2')
    expect(upgraded).toMatchObject({ status: 0, output: expect.stringContaining('The site runs v2') })
    expect([release(), await isReady()]).toEqual(['2', 200])
    expect(readFileSync(path.join(root, 'site/domain/sample-company.ts'), 'utf8')).toContain('(403) 555-0199')

    commit('v3', {
      'server/store/migrations/migrate.ts': (text) =>
        text.replace(
          /(const migrations.*? = \[[^\]]*)/s,
          "$1  statements('create table later (id text)'),\n",
        ),
      'server/start.ts': (text) =>
        text.replace(
          'const server = create',
          'if (config.port !== 0) process.exit(1)\n  const server = create',
        ),
    })
    expect(site('staff', 'add', 'dana@company.example').status).toBe(0)
    const failed = site('upgrade', 'v3')
    expect(failed).toMatchObject({ status: 1, output: expect.stringContaining('as before') })
    expect(failed.output).toContain('changes the tables')
    expect([release(), await isReady()]).toEqual(['2', 200])
    expect(site('staff', 'list').output).toContain('dana@company.example')

    const builtFor = path.join(root, 'releases/1/dist/site.json')
    const present = readFileSync(builtFor, 'utf8')
    writeFileSync(builtFor, JSON.stringify({ ...JSON.parse(present), company: 'former facts' }))
    expect(site('rollback')).toMatchObject({
      status: 0,
      output: expect.stringContaining('Building it again'),
    })
    expect([release(), await isReady()]).toEqual(['1', 200])
    expect(readFileSync(builtFor, 'utf8')).toBe(present)
  }, 1_200_000)
})
