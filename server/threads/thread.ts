import { on } from 'node:events'
import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads'

export interface Thread<Task, Result> {
  /** One task after another. Throws what the thread threw, as text, or `ThreadTimeout`. */
  ask(task: Task): Promise<Result>
  close(): Promise<void>
}

interface Options extends Pick<WorkerOptions, 'workerData' | 'resourceLimits'> {
  /** For each task; none by default. */
  timeout?: () => AbortSignal | undefined
}

/** Loading a thread on a busy machine takes its time, once. */
const MAX_START_MS = 30_000
const READY = 'ready'

type Response<Result> = { id: number; result: Result } | { id: number; error: string }

/** A thread that keeps no process alive. One that ends, or takes too long, is started again for the next task. */
export function openThread<Task, Result>(
  file: URL,
  { timeout = () => undefined, ...options }: Options = {},
): Thread<Task, Result> {
  let worker: Worker | undefined
  let isReady = false
  let last: Promise<unknown> = Promise.resolve()
  let asked = 0

  return {
    ask(task) {
      const turn = last.then(() => run(task))
      last = turn.catch(() => undefined)
      return turn
    },
    async close() {
      await worker?.terminate()
    },
  }

  async function run(task: Task): Promise<Result> {
    const response = await responseTo(task).catch(async (error) => {
      await worker?.terminate()
      worker = undefined
      isReady = false
      throw error
    })
    if ('error' in response) throw new Error(response.error)
    return response.result
  }

  async function responseTo(task: Task): Promise<Response<Result>> {
    worker ??= start()
    if (!isReady) await firstOf(worker, (message) => message === READY, AbortSignal.timeout(MAX_START_MS))
    isReady = true
    const id = ++asked
    const responded = firstOf(worker, (message) => isAbout(message, id), timeout())
    worker.postMessage({ id, task })
    return (await responded) as Response<Result>
  }

  function start(): Worker {
    const started = new Worker(file, options)
    started.unref()
    // Without memory it ends while nobody listens, too.
    started.on('error', () => undefined)
    return started
  }
}

export class ThreadTimeout extends Error {
  override name = 'ThreadTimeout'
}

const isAbout = (message: unknown, id: number): boolean =>
  typeof message === 'object' && message !== null && 'id' in message && message.id === id

/** Node sends messages of its own too, such as what a watched program imports. */
async function firstOf(
  worker: Worker,
  isOurs: (message: unknown) => boolean,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    for await (const [message] of on(worker, 'message', { ...(signal && { signal }), close: ['exit'] }))
      if (isOurs(message)) return message
  } catch (error) {
    throw signal?.aborted ? new ThreadTimeout('a thread took too long', { cause: error }) : error
  }
  throw new Error('a thread ended')
}

/** In the thread: responds to each task. What `moved` names is moved instead of copied. */
export function respondToTasks<Task, Result>(
  handle: (task: Task) => Result | Promise<Result>,
  moved: (result: Result) => ArrayBuffer[] = () => [],
): void {
  parentPort?.on('message', async ({ id, task }: { id: number; task: Task }) => {
    try {
      const result = await handle(task)
      parentPort?.postMessage({ id, result }, moved(result))
    } catch (error) {
      parentPort?.postMessage({ id, error: String(error) })
    }
  })
  parentPort?.postMessage(READY)
}
