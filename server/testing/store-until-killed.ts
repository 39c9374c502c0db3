import { carrier } from '../../domain/forms/carrier.ts'
import { openSqlite } from '../store/sqlite/sqlite.ts'
import { storeOn } from '../store/store.ts'
import { create } from './samples/submission-input.ts'
import { silent } from './test-dependencies.ts'

/** Run by a test: stores submissions as fast as it can, and prints each reference once it is acknowledged. */
const [dataDir = '', synchronous, most = 'Infinity'] = process.argv.slice(2)
const options = synchronous === 'normal' ? ({ synchronous } as const) : {}
const database = await openSqlite({ dataDir }, silent, options)
const store = storeOn(database, silent)

let begun = 0
await Promise.all(Array.from({ length: 20 }, keepOn))
// Open until it is killed.
setInterval(() => {}, 1000)

async function keepOn(): Promise<void> {
  while (begun++ < Number(most)) {
    const answers = { companyName: 'Prairie Haul', email: 'owner@carrier.example' }
    const created = await create(store, { form: carrier, answers })
    if (created.outcome === 'created') process.stdout.write(`${created.reference}\n`)
  }
}
