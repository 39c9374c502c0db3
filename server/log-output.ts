import { writeSync } from 'node:fs'

const STDOUT = 1
/** About 5,000 lines. */
const BUFFER_LENGTH = 1024 * 1024
const RETRY_MS = 50
const EXIT_FLUSH_MS = 500

/**
 * Standard output that never blocks the process: a stalled reader or a full disk loses lines, not responses.
 * `onDropped` gets the number of lines lost as soon as writing works again.
 */
export function openLogOutput(onDropped: (count: number) => void) {
  // Node makes a pipe or socket non-blocking when its stream is first used.
  process.stdout
  let lines: string[] = []
  let length = 0
  let unwritten = Buffer.alloc(0)
  let isScheduled = false
  let dropped = 0

  if (outputs.length === 0) process.on('exit', writeAllLines)
  outputs.push(writeLines)

  return {
    /** Lines of one turn of the event loop are written together. */
    write(line: string): void {
      if (length + line.length > BUFFER_LENGTH) {
        dropped += 1
        return
      }
      lines.push(line)
      length += line.length
      if (!isScheduled) setImmediate(flush)
      isScheduled = true
    },
  }

  function flush() {
    isScheduled = writeLines() === 'stalled'
    if (isScheduled) setTimeout(flush, RETRY_MS).unref()
    else reportDropped()
  }

  function writeLines(): 'written' | 'stalled' {
    while (unwritten.length > 0 || lines.length > 0) {
      if (unwritten.length === 0) takeLines()
      try {
        unwritten = unwritten.subarray(writeSync(STDOUT, unwritten))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 'stalled'
        unwritten = Buffer.alloc(0)
      }
    }
    return 'written'
  }

  function takeLines() {
    unwritten = Buffer.from(lines.join(''))
    lines = []
    length = 0
  }

  function reportDropped() {
    if (dropped === 0) return
    const count = dropped
    dropped = 0
    onDropped(count)
  }
}

/** With one listener for all of them: Node warns of more than ten. */
const outputs: (() => 'written' | 'stalled')[] = []

function writeAllLines(): void {
  const until = performance.now() + EXIT_FLUSH_MS
  for (const writeLines of outputs)
    while (writeLines() === 'stalled' && performance.now() < until) sleep(RETRY_MS)
}

const sleep = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
