import { defineConfig } from 'vitest/config'

const limits = { testTimeout: 60_000, hookTimeout: 60_000 }
/** These load the whole machine, so they run one after another, when all others have ended. */
const heavy = [
  'server/testing/crash/*.test.ts',
  'server/attack.test.ts',
  'server/guesses.test.ts',
  'server/hostile*.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...limits,
          name: 'tests',
          include: [
            '{domain,html,app,server,publish,tools,bench}/**/*.test.ts',
            '*.test.ts',
            'deploy/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...heavy],
          // Many only wait, for servers and time-outs; by default a machine of two processors runs one at a time.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...limits,
          name: 'under load',
          include: heavy,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
