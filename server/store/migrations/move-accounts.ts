import { CompiledQuery } from 'kysely'
import type { Transaction } from '../database.ts'

const tables = [
  `create table accounts (
    id text primary key,
    role text not null,
    email text not null unique,
    name text not null,
    password_hash text not null,
    one_time_password_until text,
    created_at text not null
  )`,
  `create table second_factors (
    account text primary key references accounts (id) on delete cascade,
    secret text not null,
    confirmed_at text
  )`,
  `create table recovery_codes (
    account text not null references accounts (id) on delete cascade,
    code_hash text not null,
    primary key (account, code_hash)
  )`,
  `create table sessions (
    id text primary key,
    account text not null references accounts (id) on delete cascade,
    token_hash text not null unique,
    created_at text not null,
    used_at text not null,
    confirmed_until text,
    device text
  )`,
  'create index sessions_account on sessions (account)',
  `create table pending_sign_ins (
    token_hash text primary key,
    account text not null references accounts (id) on delete cascade,
    tries integer not null,
    expires_at text not null
  )`,
  'create index pending_sign_ins_account on pending_sign_ins (account)',
]

/** The first account is the owner's. Sessions go on; a sign-in that waits for its code begins again. */
const rows = [
  `insert into accounts (id, role, email, name, password_hash, one_time_password_until, created_at)
    select staff.id,
      case when staff.id = (select id from staff order by "createdAt", id limit 1) then 'owner' else 'dispatcher' end,
      email, name, password,
      case when "mustChangePassword" = 1 then coalesce("oneTimePasswordUntil", staff."createdAt") end,
      staff."createdAt"
    from staff join staff_accounts on "userId" = staff.id
    where "providerId" = 'credential' and password is not null`,
  `insert into second_factors (account, secret, confirmed_at)
    select accounts.id, secret, staff."updatedAt" from staff_two_factors
      join accounts on accounts.id = "userId" join staff on staff.id = accounts.id
    where "twoFactorEnabled" = 1`,
  `insert into sessions (id, account, token_hash, created_at, used_at, confirmed_until, device)
    select staff_sessions.id, accounts.id, token, "createdAt", "updatedAt", "confirmedUntil", "userAgent"
    from staff_sessions join accounts on accounts.id = "userId"`,
]

const old = ['staff_verifications', 'staff_two_factors', 'staff_accounts', 'staff_sessions', 'staff']

/** Accounts with roles, from the tables of better-auth. Passwords, second factors and recovery codes stay valid. */
export async function moveAccounts(transaction: Transaction): Promise<void> {
  const { build, run } = transaction
  for (const statement of [...tables, ...rows]) await run(CompiledQuery.raw(statement))
  const factors = await run(
    CompiledQuery.raw(
      `select "userId" as account, "backupCodes" as codes from staff_two_factors
        join second_factors on second_factors.account = "userId"`,
    ) as CompiledQuery<{ account: string; codes: string }>,
  )
  for (const { account, codes } of factors) {
    const hashes = new Set(JSON.parse(codes) as string[])
    const values = [...hashes].map((code_hash) => ({ account, code_hash }))
    if (values.length > 0) await run(build.insertInto('recovery_codes').values(values))
  }
  for (const table of old) await run(CompiledQuery.raw(`drop table ${table}`))
}
