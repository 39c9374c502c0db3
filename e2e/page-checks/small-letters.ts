/** Runs in the page: words that are shown smaller than 11 px, also in drawings, which are scaled. */
export function smallLetters(): string[] {
  const SMALLEST_PX = 11
  const texts = document.querySelectorAll<SVGTextElement>('main svg text')
  return [...texts]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim())
    .flatMap((element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * (element.getScreenCTM()?.a ?? 1)
      return size < SMALLEST_PX ? [`letters of ${size.toFixed(1)} px: ${element.textContent}`] : []
    })
}
