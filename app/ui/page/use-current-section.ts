import { useEffect, useState } from 'react'

/** From the top of the document down to a third of the window: a heading in it has been reached. */
const REACHED = { rootMargin: '1000000px 0px -66% 0px' }

/** The id of the last heading that the reader has reached; the first one's before that. */
export function useCurrentSection(outline: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const reached = new Set<string>()
    const observer = new IntersectionObserver((headings) => {
      for (const { target, isIntersecting } of headings) {
        if (isIntersecting) reached.add(target.id)
        else reached.delete(target.id)
      }
      setCurrent((outline.findLast(({ id }) => reached.has(id)) ?? outline[0])?.id)
    }, REACHED)
    for (const { id } of outline) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [outline])

  return current
}
