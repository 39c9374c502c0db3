import { useEffect, useRef } from 'react'
import type { FormDefinition } from '../../../../domain/forms/form.ts'
import { changeDraft, draftOf } from './draft.ts'

/** Props for a short form that asks for some fields of another form: what is typed there belongs to its draft. */
export function useDraftPart(definition: FormDefinition) {
  const ref = useRef<HTMLFormElement>(null)
  const share = () => {
    if (!ref.current) return
    changeDraft(definition, { typed: { ...draftOf(definition).typed, ...textsIn(ref.current) } })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (!ref.current) return
    const { typed } = draftOf(definition)
    for (const input of ref.current.querySelectorAll('input')) {
      // From here on the draft restores it. Without JavaScript the browser does, unless it is told not to.
      input.autocomplete = 'off'
      const before = typed[input.name]
      if (input.value === '' && typeof before === 'string') input.value = before
    }
    share()
  }, [])
  return { ref, onInput: share, 'data-draft': definition.id }
}

const textsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value]))
