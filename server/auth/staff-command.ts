import { parseArgs } from 'node:util'
import { withAppSecret } from '../app-secret.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { exitOnStartupError, StartupError } from '../startup-error.ts'
import { requireDatabase } from '../store/open-database.ts'
import { openStore } from '../store/store.ts'
import { createAuth } from './auth.ts'
import { StaffError, staffDirectory } from './staff.ts'

const USAGE = `npm run staff -- add EMAIL [--name NAME]   adds a member of staff and prints a one-time password
npm run staff -- list                      lists everybody on staff
npm run staff -- reset EMAIL               a new one-time password; ends all sessions, leaves the second factor
npm run staff -- reset EMAIL --lost-phone  the same, and removes the second factor; first make sure who asks
npm run staff -- remove EMAIL              removes a member of staff and ends all sessions`

type Directory = ReturnType<typeof staffDirectory>

interface Request {
  command: keyof typeof commands
  email: string
  name: string
  isPhoneLost: boolean
}

const commands = {
  async add(staff: Directory, { email, name }: Request) {
    printPassword(email, await staff.add(email, name))
  },
  async list(staff: Directory) {
    const members = await staff.list()
    if (members.length === 0) console.log('Nobody is on staff yet: npm run staff -- add EMAIL')
    for (const { email, name, hasSecondFactor, mustChangePassword } of members)
      console.log(
        [
          email,
          name,
          hasSecondFactor ? 'second factor' : 'no second factor',
          ...(mustChangePassword ? ['one-time password'] : []),
        ].join('  '),
      )
  },
  async reset(staff: Directory, { email, isPhoneLost }: Request) {
    printPassword(email, await staff.reset(email, { isPhoneLost }))
  },
  async remove(staff: Directory, { email }: Request) {
    await staff.remove(email)
    console.log(`${email} was removed.`)
  },
}

const printPassword = (email: string, password: string): void =>
  console.log(
    `${email}\nOne-time password: ${password}\nValid for 24 hours; it has to be changed at the first sign-in.`,
  )

/** Throws a `StartupError` with the usage. */
function readCommand(values: string[]): Request {
  const { positionals, values: options } = parse(values)
  const [command = '', email = '', ...rest] = positionals
  const isKnown = Object.hasOwn(commands, command) && rest.length === 0
  const hasEmail = command === 'list' ? email === '' : /^[^\s@]+@[^\s@]+$/.test(email)
  const isPhoneLost = options['lost-phone'] === true
  if (!isKnown || !hasEmail || (isPhoneLost && command !== 'reset')) throw new StartupError(USAGE)
  return { command: command as Request['command'], email, name: options.name ?? '', isPhoneLost }
}

function parse(values: string[]) {
  try {
    return parseArgs({
      args: values,
      allowPositionals: true,
      options: { name: { type: 'string' }, 'lost-phone': { type: 'boolean' } },
    })
  } catch {
    throw new StartupError(USAGE)
  }
}

async function main() {
  process.umask(0o077)
  const request = readCommand(process.argv.slice(2))
  const settings = readConfig(process.env)
  await requireDatabase(settings)
  const config = withAppSecret(settings)
  const store = await openStore({ ...config, besideServer: true }, createLog('error'))
  try {
    const staff = staffDirectory(createAuth(store, config), Date.now)
    await commands[request.command](staff, request)
  } catch (error) {
    throw error instanceof StaffError ? new StartupError(error.message) : error
  } finally {
    await store.close()
  }
}

await exitOnStartupError(main)
