import { defineConfig } from 'vitest/config'
import { exampleLanes } from '../publish/example-lanes-plugin.ts'

export default defineConfig({ plugins: [exampleLanes()], test: { testTimeout: 180_000 } })
