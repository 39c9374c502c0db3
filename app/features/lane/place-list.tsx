import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Place } from '../../../domain/lanes/estimate.ts'
import { en } from '../../../translations/en/en.ts'
import styles from './place-list.module.css'
import { typedPart } from './typed-part.ts'

interface Props {
  input: HTMLInputElement
  places: Place[]
  /** The position of the one that Enter takes; -1 for none. */
  active: number
  onChoose(place: Place): void
}

export const LIST_ID = 'place-list'
export const optionId = (position: number): string => `${LIST_ID}-${position}`

/** Suggestions under a field, over whatever else is open; the field keeps the focus. */
export function PlaceList({ input, places, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    // The top layer: a drawer or dialog may hold the field, and its edges would cut the list.
    element.showPopover?.()
    const place = () => putUnder(input, element)
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [input])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={LIST_ID}
      className={styles.list}
      role="listbox"
      aria-label={en.lane.places}
      popover="manual"
      // Otherwise the field would lose the focus before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {places.map((place, position) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
        <div
          className="flex wrap baseline between gap-x-3 min-target r1 text-ui tight pointer"
          key={place.label}
          id={optionId(position)}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          onClick={() => onChoose(place)}
        >
          <Label label={place.label} typed={input.value} />{' '}
          <small className="text-sm slate">{en.lane.countries[place.country]}</small>
        </div>
      ))}
    </div>
  )
}

const Label = ({ label, typed }: { label: string; typed: string }) => {
  const part = typedPart(label, typed)
  if (!part) return <span>{label}</span>
  const [from, to] = part
  return (
    <span>
      {label.slice(0, from)}
      <mark className="bg-none inherit">{label.slice(from, to)}</mark>
      {label.slice(to)}
    </span>
  )
}

const GAP = 6

function putUnder(input: HTMLInputElement, list: HTMLElement): void {
  const field = input.getBoundingClientRect()
  const width = Math.min(Math.max(field.width, 280), innerWidth - 16)
  const left = Math.max(8, Math.min(field.left, innerWidth - width - 8))
  const below = innerHeight - field.bottom - GAP
  const isAbove = below < 180 && field.top > below
  Object.assign(list.style, {
    width: `${width}px`,
    left: `${left}px`,
    top: isAbove ? 'auto' : `${field.bottom + GAP}px`,
    bottom: isAbove ? `${innerHeight - field.top + GAP}px` : 'auto',
    maxHeight: `${Math.max(120, (isAbove ? field.top : below) - 2 * GAP)}px`,
  })
}
