import { defineConfig } from '@playwright/test'
import { chromiumPath, FLAGS, oldestChromiumPath } from './e2e/browser.ts'

const launchOptions = {
  executablePath: chromiumPath(),
  args: [...FLAGS, '--font-render-hinting=none'],
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
