import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,html,app,server,publish,tools,bench,deploy}/**/*.test.ts', '*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
