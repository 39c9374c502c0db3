import { defineConfig } from '@playwright/test'
import { chromiumPath, oldestChromiumPath } from './e2e/browser.ts'

const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // A busy machine takes several times as long; nothing waits for these.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // More than a small machine has processors: many journeys wait, for mail above all.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { browserName: 'chromium', launchOptions },
  projects: [
    { name: 'newest' },
    ...(oldestChromiumPath
      ? [
          {
            name: 'oldest',
            grep: /@oldest/,
            use: {
              launchOptions: {
                executablePath: oldestChromiumPath,
                args: launchOptions.args,
              },
            },
          },
        ]
      : []),
  ],
})
