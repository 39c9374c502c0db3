/** Sleeps for a time or until `wake`; a call while awake ends the next sleep at once. */
export function openSleeper() {
  let isCalled = false
  let end = () => {}
  return {
    wake() {
      isCalled = true
      end()
    },
    async rest(restMs: number) {
      if (!isCalled) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, restMs)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isCalled = false
    },
  }
}
