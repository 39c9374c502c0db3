import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listAccounts } from '../store/accounts/accounts.ts'
import { newFolder, openTestDependencies } from '../testing/test-dependencies.ts'

const { PATH, NODE_COMPILE_CACHE } = process.env
const command = path.join(import.meta.dirname, 'staff-command.ts')

test('staff are added, listed, reset and removed while the server runs', async () => {
  const dataDir = newFolder('staff-')
  const { store } = await openTestDependencies({ DATA_DIR: dataDir })
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir }
  const run = (...values: string[]) =>
    execFileSync(process.execPath, [command, ...values], { env }).toString()
  const passwordIn = (text: string) => /^One-time password: (\S+)$/m.exec(text)?.[1]
  const added = passwordIn(run('add', 'Dana@Company.example', '--name', 'Dana K.'))
  expect(added?.replaceAll('-', '')).toHaveLength(28)
  expect(run('list')).toMatch(/^dana@company\.example {2}Dana K\. {2}no second factor {2}one-time password$/m)
  expect(passwordIn(run('reset', 'dana@company.example'))).not.toBe(added)
  expect(passwordIn(run('reset', 'dana@company.example', '--lost-phone'))).toBeDefined()
  run('remove', 'dana@company.example')
  expect(run('list')).not.toContain('dana@company.example')
  await store.close()
})

test('the first to be added is an owner, everybody else a dispatcher, until another role is set', async () => {
  const dataDir = newFolder('roles-')
  const { store } = await openTestDependencies({ DATA_DIR: dataDir })
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir }
  const run = (...values: string[]) =>
    execFileSync(process.execPath, [command, ...values], { env }).toString()
  const roles = async () => {
    const accounts = await store.transact(listAccounts)
    return accounts.map(({ name, role }) => `${name} ${role}`)
  }
  run('add', 'dana@company.example')
  run('add', 'robin@company.example')
  run('add', 'sam@company.example', '--role', 'owner')
  expect(await roles()).toEqual(['dana owner', 'robin dispatcher', 'sam owner'])
  run('role', 'robin@company.example', 'owner')
  run('role', 'sam@company.example', 'dispatcher')
  expect(await roles()).toEqual(['dana owner', 'robin owner', 'sam dispatcher'])
  expect(run('list')).toMatch(/^owner:\ndana@.*\nrobin@.*\ndispatcher:\nsam@/)
  expect(run('remove', 'dana@company.example')).not.toContain('Nobody')
  expect(run('remove', 'robin@company.example')).toContain('Nobody is an owner now')
  await store.close()
})

test('no database is made where there is none', () => {
  const dataDir = path.join(newFolder('staff-'), 'mistyped')
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir }
  const { status, stderr } = spawnSync(process.execPath, [command, 'list'], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain(`There is no database in ${dataDir}; is DATA_DIR right?`)
  expect(existsSync(dataDir)).toBe(false)
})

test.each([
  [['add']],
  [['add', 'not an address']],
  [['remove', 'nobody@company.example']],
  [['drop', 'a@b.ca']],
  [['list', '--all']],
  [['remove', 'a@b.ca', '--lost-phone']],
  [['add', 'a@b.ca', '--role', 'carrier']],
  [['reset', 'a@b.ca', '--role', 'owner']],
  [['role', 'a@b.ca']],
  [['role', 'a@b.ca', 'carrier']],
  [['role', 'a@b.ca', 'owner', 'more']],
])('what cannot be done is said in a sentence: %s', (values) => {
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: newFolder('staff-') }
  const { status, stderr } = spawnSync(process.execPath, [command, ...values], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).not.toContain('    at ')
  expect(stderr.trim()).not.toBe('')
})
