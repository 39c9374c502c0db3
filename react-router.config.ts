import type { Config } from '@react-router/dev/config'
import { pages } from './domain/pages.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...pages.map((page) => page.path), '/404'],
} satisfies Config
