// In a worker: a browser slows down the timers of a hidden page, not these. The page says how many milliseconds apart.
addEventListener('message', ({ data }: MessageEvent<number>) => {
  setInterval(() => postMessage(undefined), data)
})
