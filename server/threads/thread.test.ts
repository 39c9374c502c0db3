import { expect, onTestFinished, test } from 'vitest'
import { openThread, ThreadTimeout } from './thread.ts'

const module = JSON.stringify(new URL('./thread.ts', import.meta.url).href)

/** A thread of this code. */
function opened(code: string, timeout?: () => AbortSignal | undefined) {
  const source = `import { respondToTasks } from ${module}; import { parentPort } from 'node:worker_threads'; ${code}`
  const thread = openThread<number, number>(
    new URL(`data:text/javascript,${encodeURIComponent(source)}`),
    timeout && { timeout },
  )
  onTestFinished(() => thread.close())
  return thread
}

const double = 'respondToTasks((number) => 2 * number)'

test('what a thread sends besides its responses is none', async () => {
  const foreign = "const foreign = { 'watch:import': [] }; parentPort.postMessage(foreign); "
  const thread = opened(
    `${foreign} respondToTasks((number) => { parentPort.postMessage(foreign); return 2 * number })`,
  )
  expect(await Promise.all([thread.ask(1), thread.ask(2)])).toEqual([2, 4])
})

test('what a task throws is thrown, and the next one is answered', async () => {
  const thread = opened(
    'respondToTasks((number) => { if (number === 0) throw new Error("zero"); return number })',
  )
  await expect(thread.ask(0)).rejects.toThrow('zero')
  expect(await thread.ask(1)).toBe(1)
})

test('a thread that ends, and one that takes too long, is started again', async () => {
  const ends = opened('respondToTasks((number) => number === 0 ? process.exit() : number)')
  await expect(ends.ask(0)).rejects.toThrow('ended')
  expect(await ends.ask(1)).toBe(1)
  const timeouts = [AbortSignal.abort()]
  const slow = opened(double, () => timeouts.shift())
  await expect(slow.ask(1)).rejects.toBeInstanceOf(ThreadTimeout)
  expect(await slow.ask(1)).toBe(2)
})
