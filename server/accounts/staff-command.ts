import '../company/load-company.ts'
import { parseArgs } from 'node:util'
import { type StaffRole, staffRoles } from '../../domain/staff/roles.ts'
import { commandName } from '../command-name.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { exitOnStartupError, StartupError } from '../startup-error.ts'
import type { Account } from '../store/accounts/accounts.ts'
import { requireDatabase } from '../store/open-database.ts'
import { openStore } from '../store/store.ts'
import { StaffError, staffDirectory } from './staff.ts'

const USAGE = `${commandName('staff')} COMMAND, of these:
  add EMAIL [--name NAME] [--role owner|dispatcher]
                            adds a member of staff and prints a one-time password; the first one is an owner,
                            everybody else a dispatcher unless a role is given
  list                      lists everybody on staff
  role EMAIL owner          lets a member of staff also erase and export; dispatcher takes it back
  reset EMAIL               a new one-time password; ends all sessions, leaves the second factor
  reset EMAIL --lost-phone  the same, and removes the second factor; first make sure who asks
  remove EMAIL              removes a member of staff and ends all sessions`

type Directory = ReturnType<typeof staffDirectory>

interface Request {
  command: keyof typeof commands
  email: string
  name: string
  role: StaffRole | undefined
  isPhoneLost: boolean
}

const commands = {
  async add(staff: Directory, { email, name, role }: Request) {
    printPassword(email, await staff.add(email, name, role))
  },
  async list(staff: Directory) {
    const members = await staff.list()
    if (members.length === 0) console.log(`Nobody is on staff yet: ${commandName('staff')} add EMAIL`)
    for (const one of staffRoles) {
      const named = members.filter(({ role }) => role === one)
      if (named.length > 0) console.log(`${one}:`)
      for (const member of named) console.log(lineOf(member))
    }
  },
  async role(staff: Directory, { email, role = 'dispatcher' }: Request) {
    await staff.setRole(email, role)
    console.log(`${email} is ${role === 'owner' ? 'an owner' : 'a dispatcher'} now.`)
    await warnWithoutOwner(staff)
  },
  async reset(staff: Directory, { email, isPhoneLost }: Request) {
    printPassword(email, await staff.reset(email, { isPhoneLost }))
  },
  async remove(staff: Directory, { email }: Request) {
    await staff.remove(email)
    console.log(`${email} was removed.`)
    await warnWithoutOwner(staff)
  },
}

const lineOf = ({ email, name, hasSecondFactor, one_time_password_until }: Account): string =>
  [
    email,
    name,
    hasSecondFactor ? 'second factor' : 'no second factor',
    ...(one_time_password_until === null ? [] : ['one-time password']),
  ].join('  ')

async function warnWithoutOwner(staff: Directory): Promise<void> {
  const members = await staff.list()
  if (members.length > 0 && !members.some(({ role }) => role === 'owner'))
    console.log(
      `Nobody is an owner now, so nobody can erase or export: ${commandName('staff')} role EMAIL owner`,
    )
}

const printPassword = (email: string, password: string): void =>
  console.log(
    `${email}\nOne-time password: ${password}\nValid for 24 hours; it has to be changed at the first sign-in.`,
  )

/** Throws a `StartupError` with the usage. */
function readCommand(values: string[]): Request {
  const { positionals, values: options } = parse(values)
  const [command = '', email = '', ...rest] = positionals
  const isPhoneLost = options['lost-phone'] === true
  const typedRole = command === 'role' ? rest.shift() : options.role
  const role = staffRoles.find((one) => one === typedRole)
  const isWhole =
    Object.hasOwn(commands, command) &&
    rest.length === 0 &&
    (command === 'list' ? email === '' : /^[^\s@]+@[^\s@]+$/.test(email)) &&
    (role !== undefined || (command !== 'role' && typedRole === undefined)) &&
    (options.role === undefined || command === 'add') &&
    (!isPhoneLost || command === 'reset')
  if (!isWhole) throw new StartupError(USAGE)
  return { command: command as Request['command'], email, name: options.name ?? '', role, isPhoneLost }
}

function parse(values: string[]) {
  try {
    return parseArgs({
      args: values,
      allowPositionals: true,
      options: { name: { type: 'string' }, role: { type: 'string' }, 'lost-phone': { type: 'boolean' } },
    })
  } catch {
    throw new StartupError(USAGE)
  }
}

async function main() {
  process.umask(0o077)
  const request = readCommand(process.argv.slice(2))
  const config = readConfig(process.env)
  await requireDatabase(config)
  const store = await openStore({ ...config, besideServer: true }, createLog('error'))
  try {
    const staff = staffDirectory({ store }, Date.now)
    await commands[request.command](staff, request)
  } catch (error) {
    throw error instanceof StaffError ? new StartupError(error.message) : error
  } finally {
    await store.close()
  }
}

await exitOnStartupError(main)
