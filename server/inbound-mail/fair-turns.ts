/**
 * Runs so many tasks at once: of each key one after another, and of the keys that wait each in its turn, however many tasks
 * one of them has. A task gets the number of its place.
 */
export function fairTurns(places: number) {
  const free = Array.from({ length: places }, (_, place) => place)
  const running = new Map<string, Task[]>()
  const waiting = new Map<string, Task[]>()

  return <Result>(key: string, task: (place: number) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const tasks = running.get(key) ?? waiting.get(key) ?? []
      tasks.push((place) => task(place).then(resolve, reject))
      if (!running.has(key)) waiting.set(key, tasks)
      startWaiting()
    })

  function startWaiting() {
    for (const [key, tasks] of waiting) {
      const place = free.shift()
      if (place === undefined) return
      waiting.delete(key)
      running.set(key, tasks)
      void tasks
        .shift()?.(place)
        .then(() => {
          free.unshift(place)
          running.delete(key)
          if (tasks.length > 0) waiting.set(key, tasks)
          startWaiting()
        })
    }
  }
}

/** Never rejects. */
type Task = (place: number) => Promise<void>
