import { expect, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { read } from '../../domain/forms/form.ts'
import { quoteRequest } from '../../domain/forms/quote-request.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { openTestDependencies } from '../testing/test-dependencies.ts'
import { submit } from './submit.ts'

const { answers } = read(quoteRequest, examples.quote)
const ADDRESS = '203.0.113.7'

onBothDatabases(({ kind, open }) => {
  test('several instances count the submissions of an address together, one its own', async () => {
    const { store, settings } = await open()
    const stores = [store, kind === 'Postgres' ? (await open(settings)).store : store]
    const instances = await Promise.all(
      stores.map((store) =>
        openTestDependencies(
          { RATE_LIMIT: '4' },
          { store, submissionLimit: rateLimit(4, () => performance.now()) },
        ),
      ),
    )
    const results = []
    for (let turn = 0; turn < 8; turn++) {
      const instance = instances[turn % 2]
      if (instance)
        results.push(
          await submit(
            { form: quoteRequest, answers, key: `key ${turn}`, at: Date.now() },
            ADDRESS,
            instance,
          ),
        )
    }
    const stored = results.filter((result) => 'reference' in result)
    expect(stored).toHaveLength(kind === 'Postgres' ? 4 : 8)
    const refused = results.find((result) => 'refusal' in result)
    if (kind === 'Postgres')
      expect(refused).toMatchObject({ refusal: { status: 429 }, retryAfter: expect.any(Number) })
    const [instance] = instances
    const again =
      instance &&
      (await submit({ form: quoteRequest, answers, key: 'key 0', at: Date.now() }, ADDRESS, instance))
    expect(again).toEqual(results[0])
    const counters = await store.transact(({ build, run }) => run(build.selectFrom('counters').selectAll()))
    expect(JSON.stringify(counters)).not.toContain(ADDRESS)
  })
})
