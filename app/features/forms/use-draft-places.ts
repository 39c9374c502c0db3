import { useEffect, useRef } from 'react'
import { quote } from '../../../domain/quote.ts'
import { changeDraft, draftOf, persistDraft } from './draft.ts'

/**
 * Props for a short form that asks for the two places of a quote: what is typed there belongs to the draft of the
 * quote, and comes back from it after a reload or Back.
 */
export function useDraftPlaces() {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const { typed } = draftOf(quote)
    const inputs = inputsOf(ref.current)
    for (const input of inputs) {
      // From here on the draft restores it. Without JavaScript the browser does, unless it is told not to.
      input.autocomplete = 'off'
      const before = typed[input.name]
      if (input.value === '' && typeof before === 'string') input.value = before
    }
    // Some was typed before the application was there.
    if (inputs.some(({ name, value }) => value !== (typed[name] ?? ''))) storePlaces(ref.current)
  }, [])
  const store = () => {
    if (ref.current) storePlaces(ref.current)
  }
  return { ref, onInput: store }
}

function storePlaces(form: HTMLFormElement): void {
  const typed = Object.fromEntries(inputsOf(form).map(({ name, value }) => [name, value]))
  changeDraft(quote, { typed: { ...draftOf(quote).typed, ...typed } })
  persistDraft(quote)
}

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')]
