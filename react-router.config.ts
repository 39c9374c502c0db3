import type { Config } from '@react-router/dev/config'
import { addresses, NOT_FOUND } from './domain/pages.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...addresses, NOT_FOUND],
} satisfies Config
