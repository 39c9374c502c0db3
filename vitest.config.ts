import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,app,server,publish,bench}/**/*.test.ts', '*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
