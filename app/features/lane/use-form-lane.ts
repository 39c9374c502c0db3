import { useEffect, useEffectEvent, useState } from 'react'
import type { LaneFields } from './lane-fields.ts'
import type { LaneResult } from './lane-service.ts'
import { useLane } from './use-lane.ts'

/** Milliseconds after the last key, before we ask. */
const PAUSE = 500

/** The lane between the present values of two fields. A refusal waits until the visitor has left the field. */
export function useFormLane(fields: LaneFields): LaneResult | undefined {
  const [typed, setTyped] = useState(() => textsOf(fields))
  const [isTyping, setTyping] = useState(false)

  const read = useEffectEvent((event?: Event) => {
    const now = textsOf(fields)
    setTyped((before) => (before.from === now.from && before.to === now.to ? before : now))
    setTyping(event?.type === 'input' && event.isTrusted)
  })
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    for (const type of ['input', 'change', 'focusin', 'focusout'])
      fields.form.addEventListener(type, read, options)
    // A button may swap the places: after it has.
    fields.form.addEventListener('click', () => setTimeout(read), options)
    return () => listening.abort()
  }, [fields])

  const result = useLane(typed.from, typed.to, isTyping ? PAUSE : 0)
  return result && isTyping && 'refusal' in result ? undefined : result
}

const textsOf = ({ from, to }: LaneFields) => ({ from: from.value.trim(), to: to.value.trim() })
