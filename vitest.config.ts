import { defineConfig } from 'vitest/config'
import { exampleLanes } from './publish/example-lanes-plugin.ts'

// React as the server has it, which takes a tenth of the time.
const production = {
  plugins: [exampleLanes()],
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
}
const common = {
  // A busy machine takes several times as long.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  isolate: false,
  setupFiles: 'server/testing/own-modules.ts',
  // With the sample, whatever company this machine serves.
  env: { NODE_ENV: 'production', COMPANY_FILE: 'no-company.json' },
}
const globalSetup = 'server/testing/global-setup.ts'
const both = [
  {
    ...production,
    test: {
      ...common,
      name: 'parts',
      include: ['{domain,translations,app,publish,bench,deploy}/**/*.test.ts', '*.test.ts'],
      exclude: ['deploy/upgrade.test.ts'],
    },
  },
  {
    ...production,
    test: {
      ...common,
      name: 'server',
      include: ['server/**/*.test.ts'],
      exclude: ['server/testing/attacks/upload-memory.test.ts'],
      globalSetup,
    },
  },
]
/** In their long forms these load the whole machine. */
const long = {
  ...production,
  test: {
    ...common,
    name: 'long',
    include: [
      'deploy/upgrade.test.ts',
      'server/testing/crash/*.test.ts',
      'server/inbound-mail/hostile-mail.test.ts',
      'server/testing/attacks/{attack,full-requests,guesses,hostile,hostile-calls,sign-in-guesses,sign-in-times,upload-memory}.test.ts',
    ],
    globalSetup,
    fileParallelism: false,
  },
}

export default defineConfig({
  test: {
    projects: process.env.TEST_LONG === undefined ? both : [long],
    // Many only wait, for servers and time-outs; by default a machine of two processors runs one at a time.
    maxWorkers: 4,
  },
})
