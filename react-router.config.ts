import type { Config } from '@react-router/dev/config'
import { allPaths, NOT_FOUND } from './domain/pages.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...allPaths, NOT_FOUND],
} satisfies Config
