import { carrier } from '../../domain/carrier.ts'
import { openStore } from '../store/store.ts'
import { silent } from './services.ts'

/** Run by a test: keeps submissions in a folder as fast as it can, and prints each reference once it is promised. */
const [dataDir = ''] = process.argv.slice(2)
const store = await openStore({ dataDir, mailFrom: 'dispatch@bowline.example' }, silent)

await Promise.all(Array.from({ length: 20 }, keepOn))

async function keepOn(): Promise<never> {
  for (;;) {
    const answers = { companyName: 'Prairie Haul', email: 'owner@carrier.example' }
    const kept = await store.keep({ form: carrier, answers, key: crypto.randomUUID(), at: Date.now() })
    if (kept.outcome === 'kept') process.stdout.write(`${kept.reference}\n`)
  }
}
