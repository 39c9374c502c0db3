import { readFile } from 'node:fs/promises'

/** Of a process, in megabytes, with what is shared. */
export async function memoryOf(pid = 0, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000
}
