import { carrier } from '../../domain/carrier.ts'
import { openStore } from '../store/store.ts'
import { silent } from './services.ts'
import { create, DISPATCH } from './submission-input.ts'

/** Run by a test: keeps submissions in a folder as fast as it can, and prints each reference once it is promised. */
const [dataDir = ''] = process.argv.slice(2)
const store = await openStore({ dataDir, dispatchEmail: DISPATCH }, silent)

await Promise.all(Array.from({ length: 20 }, keepOn))

async function keepOn(): Promise<never> {
  for (;;) {
    const answers = { companyName: 'Prairie Haul', email: 'owner@carrier.example' }
    const created = await create(store, { form: carrier, answers })
    if (created.outcome === 'created') process.stdout.write(`${created.reference}\n`)
  }
}
