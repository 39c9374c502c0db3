/** Rests for a time or until woken; a call to `wake` while awake cuts the next rest short. */
export function openSleeper(restMs: number) {
  let isCalled = false
  let end = () => {}
  return {
    wake() {
      isCalled = true
      end()
    },
    async rest() {
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
