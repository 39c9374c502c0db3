import { type ComponentType, useEffect, useState } from 'react'
import { isPlaceField, laneFieldsIn, laneSideOf, namesLane } from './lane-fields.ts'

/** Loads suggestions and lane drawing when a place field first gets the focus. */
export function LaneWatcher() {
  const [Tools, setTools] = useState<ComponentType>()
  useEffect(() => {
    const watching = new AbortController()
    const onSign = ({ target }: { target: EventTarget | null }) => {
      const form = target instanceof Element ? target.closest('form') : null
      if (!isPlaceField(target) && !namesLane(form)) return
      watching.abort()
      // Without a connection the form is as useful as before.
      import('./lane-tools.tsx').then(
        (tools) => setTools(() => tools.default),
        () => undefined,
      )
    }
    const options = { signal: watching.signal, passive: true }
    document.addEventListener('focusin', onSign, options)
    document.addEventListener('pointerdown', onSign, options)
    onSign({ target: document.activeElement })
    // A form that shows the lane at its side may come filled in.
    for (const form of document.forms) {
      const fields = laneFieldsIn(form)
      if (fields?.from.value && fields.to.value && laneSideOf(fields)) onSign({ target: fields.from })
    }
    return () => watching.abort()
  }, [])
  return Tools && <Tools />
}
