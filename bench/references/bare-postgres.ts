/** The least that can store a submission with its two messages in Postgres: one prepared statement for each request. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { listen } from './listen.ts'

const TABLES = `
  create table submissions (id text primary key, reference text not null unique, idempotency_key text unique,
    answers text not null, received_at text not null);
  create table emails (id text primary key, submission text not null references submissions (id), template text not null,
    recipient text not null, run_at text not null, created_at text not null)`
const STORE = {
  name: 'store',
  text: `with stored as (
      insert into submissions values ($1, $2, $3, $4, $5) on conflict do nothing returning id
    )
    insert into emails select new.id, stored.id, template, recipient, $5, $5
    from stored, (values ($6, 'dispatch', $7), ($8, 'confirmation', $9)) as new (id, template, recipient)
    returning submission`,
}
const DISPATCH = 'dispatch@bowline.example'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
await pool.query(TABLES)

listen(
  createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { formData } = JSON.parse(body)
    const [id, at] = [randomUUID(), new Date().toISOString()]
    const reference = `Q-${id.slice(0, 13)}`
    const key = request.headers['idempotency-key']
    const mails = [randomUUID(), DISPATCH, randomUUID(), formData.email]
    await pool.query({ ...STORE, values: [id, reference, key, JSON.stringify(formData), at, ...mails] })
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ reference }))
  }),
)
