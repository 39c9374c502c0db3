import { hash } from 'node:crypto'
import type { DBAdapter, Where } from 'better-auth'

/** Stores hashes of session tokens in place of the tokens, and returns the token that a caller asked with. */
export function withHashedTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    create: async (input) => {
      const { token } = input.data as { token?: string }
      if (input.model !== 'session' || token === undefined) return (await adapter.create(input)) as never
      const created = await adapter.create({ ...input, data: { ...input.data, token: hashToken(token) } })
      return { ...created, token } as never
    },
    findOne: async (input) => withToken(await adapter.findOne(hashedIn(input)), tokenIn(input)) as never,
    findMany: async (input) => {
      const rows = await adapter.findMany<object>(hashedIn(input))
      return rows.map((row) => withToken(row, tokenIn(input))) as never
    },
    count: (input) => adapter.count(hashedIn(input)),
    update: async (input) => withToken(await adapter.update(hashedIn(input)), tokenIn(input)) as never,
    // Inside a transaction the library uses another adapter, which has to hash as well.
    transaction: (work) => adapter.transaction((inner) => work(withHashedTokens(inner as DBAdapter))),
    updateMany: (input) => adapter.updateMany(hashedIn(input)),
    delete: (input) => adapter.delete(hashedIn(input)),
    deleteMany: (input) => adapter.deleteMany(hashedIn(input)),
    consumeOne: async (input) =>
      withToken(await adapter.consumeOne(hashedIn(input)), tokenIn(input)) as never,
    incrementOne: async (input) =>
      withToken(await adapter.incrementOne(hashedIn(input)), tokenIn(input)) as never,
  }
}

/** Tokens are random, so one round of a fast hash is enough. */
const hashToken = (token: string): string => hash('sha256', token, 'base64url')

interface Query {
  model: string
  where?: Where[]
}

function hashedIn<Input extends Query>(input: Input): Input {
  if (input.model !== 'session' || !input.where) return input
  const where = input.where.map((clause) =>
    clause.field === 'token' ? { ...clause, value: hashed(clause.value) } : clause,
  )
  return { ...input, where }
}

const hashed = (value: Where['value']): Where['value'] =>
  Array.isArray(value) ? value.map(String).map(hashToken) : hashToken(String(value))

function tokenIn({ model, where }: Query): string | undefined {
  const value = model === 'session' ? where?.find(({ field }) => field === 'token')?.value : undefined
  return typeof value === 'string' ? value : undefined
}

const withToken = (row: unknown, token: string | undefined): unknown =>
  row && token !== undefined ? { ...row, token } : row
