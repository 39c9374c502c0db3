import { vi } from 'vitest'

// Files share a process, and with it the packages, which take longest to load; our own modules each file loads anew.
vi.resetModules()
