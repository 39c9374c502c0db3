import { useEffect, useEffectEvent, useState } from 'react'
import type { LaneFields } from './lane-fields.ts'
import { findLane, type LaneAnswer } from './lane-service.ts'

/** After the last key, before we ask. */
const PAUSE = 500

/** The lane between what stands in two fields now. A refusal waits until the visitor has left the field. */
export function useLane(fields: LaneFields): LaneAnswer | undefined {
  const [typed, setTyped] = useState(() => textsOf(fields))
  const [answer, setAnswer] = useState<{ typed: string; answer: LaneAnswer }>()
  const [isTyping, setTyping] = useState(false)

  const read = useEffectEvent((event?: Event) => {
    const now = textsOf(fields)
    setTyped((before) => (before.from === now.from && before.to === now.to ? before : now))
    setTyping(event?.type === 'input' && event.isTrusted)
  })
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    fields.form.addEventListener('input', read, options)
    fields.form.addEventListener('change', read, options)
    fields.form.addEventListener('focusin', read, options)
    fields.form.addEventListener('focusout', read, options)
    // A button may swap the places: after it has.
    fields.form.addEventListener('click', () => setTimeout(read), options)
    return () => listening.abort()
  }, [fields])

  const { from, to } = typed
  useEffect(() => {
    if (from === '' || to === '') return
    const asking = new AbortController()
    const timer = setTimeout(
      async () => {
        const found = await findLane(from, to, asking.signal)
        if (found && !asking.signal.aborted) setAnswer({ typed: keyOf(from, to), answer: found })
      },
      isTyping ? PAUSE : 0,
    )
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [from, to, isTyping])

  if (answer?.typed !== keyOf(from, to) || (isTyping && 'refusal' in answer.answer)) return undefined
  return answer.answer
}

const keyOf = (from: string, to: string): string => JSON.stringify([from, to])

const textsOf = ({ from, to }: LaneFields) => ({ from: from.value.trim(), to: to.value.trim() })
