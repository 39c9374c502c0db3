import { vi } from 'vitest'

// Files share a process, and with it the packages, which take longest to load; each file loads our own modules again.
vi.resetModules()
