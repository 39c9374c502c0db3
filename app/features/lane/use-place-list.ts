import { useEffect, useEffectEvent, useState } from 'react'
import type { Place } from '../../../domain/lanes/estimate.ts'
import { isPlaceField, setPlace } from './lane-fields.ts'
import { findPlaces } from './lane-service.ts'
import { LIST_ID, optionId } from './place-list.tsx'
import { typedPart } from './typed-part.ts'

interface OpenList {
  input: HTMLInputElement
  places: Place[]
  active: number
}

/** After the last key, before we ask. */
const PAUSE = 120

/** Suggests places for the field that is typed in. The keys are those of a combobox; Tab takes nothing. */
export function usePlaceList() {
  const [open, setOpen] = useState<OpenList>()
  const [typed, setTyped] = useState<{ input: HTMLInputElement; text: string }>()
  const close = () => {
    setOpen(undefined)
    setTyped(undefined)
  }
  const choose = (place: Place) => {
    if (open) setPlace(open.input, place.label)
    close()
  }

  useEffect(() => {
    if (!typed || typed.text.trim() === '') return setOpen(undefined)
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const places = await findPlaces(typed.text, asking.signal)
      if (asking.signal.aborted || document.activeElement !== typed.input) return
      const isWhole = places.length === 1 && places[0]?.label === typed.text.trim()
      setOpen((former) => (isWhole ? undefined : listOf(typed.input, places, former)))
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [typed])

  const onInput = useEffectEvent((event: Event) => {
    const { target } = event
    // What we put in ourselves is not typed.
    if (!isPlaceField(target) || !event.isTrusted) return
    const text = target.value
    setTyped({ input: target, text })
    // Until the answer comes, Enter takes none that this text rules out.
    setOpen((former) =>
      listOf(target, former?.places.filter(({ label }) => typedPart(label, text)) ?? [], former),
    )
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!open || event.target !== open.input || event.isComposing) return
    const chosen = open.places[open.active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      const count = open.places.length + 1
      setOpen({ ...open, active: ((open.active + 1 + step + count) % count) - 1 })
    } else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    // Escape would close the drawer as well, and Enter send the form.
    event.stopPropagation()
  })
  const onLeave = useEffectEvent((event: Event) => {
    if (open && event.target === open.input) close()
  })

  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('input', onInput, options)
    document.addEventListener('keydown', onKey, options)
    document.addEventListener('focusout', onLeave, options)
    // What was typed before this was loaded.
    const { activeElement: field } = document
    if (isPlaceField(field)) setTyped({ input: field, text: field.value })
    return () => listening.abort()
  }, [])

  useEffect(() => describe(open), [open])
  return { open, choose }
}

/** What was chosen by the arrows stays chosen while it is among the places. */
function listOf(
  input: HTMLInputElement,
  places: Place[],
  former: OpenList | undefined,
): OpenList | undefined {
  if (places.length === 0) return undefined
  const chosen = former?.places[former.active]
  return { input, places, active: places.findIndex(({ label }) => label === chosen?.label) }
}

/** The field is not ours, so its part in the combobox is written onto it, and taken off again. */
function describe(open: OpenList | undefined): (() => void) | undefined {
  if (!open) return undefined
  const { input, active } = open
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'true',
    'aria-controls': LIST_ID,
    ...(active >= 0 && { 'aria-activedescendant': optionId(active) }),
  }
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  return () => {
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-controls')
    input.removeAttribute('aria-activedescendant')
  }
}
