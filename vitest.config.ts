import { defineConfig } from 'vitest/config'

/** Unit and server tests run without the site's own build. */
export default defineConfig({
  test: { include: ['{app,bench,domain,publish,server}/**/*.test.{ts,tsx}'] },
})
