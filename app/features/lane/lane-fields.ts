import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { LANE_PARAMETER } from '../../../domain/lanes/lane-parameter.ts'

const [FROM, TO] = quoteRequest.lane

export interface LaneFields {
  form: HTMLFormElement
  from: HTMLInputElement
  to: HTMLInputElement
}

export function laneFieldsIn(form: HTMLFormElement | null): LaneFields | undefined {
  const from = form?.elements.namedItem(FROM)
  const to = form?.elements.namedItem(TO)
  return form && isPlaceField(from) && isPlaceField(to) ? { form, from, to } : undefined
}

/** Those of the form that shares a first screen with this element. */
export const laneFieldsBeside = (element: Element): LaneFields | undefined =>
  [...(element.closest('[data-lane-screen]')?.querySelectorAll('form') ?? [])]
    .map(laneFieldsIn)
    .find((fields) => fields !== undefined)

/** A form that has two places, or buttons for lanes. */
export const namesLane = (form: HTMLFormElement | null): boolean =>
  [[FROM, TO], [LANE_PARAMETER]].some((names) =>
    names.every((name) => form?.elements.namedItem(name) != null),
  )

export const isPlaceField = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.name === FROM || target.name === TO)

/** As if it had been typed: drafts and checks listen for that. */
export function setPlace(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Where the lane is shown: on the stage beside the hero's form, else under the two fields. */
export function laneSlotOf({ form, from, to }: LaneFields): HTMLElement {
  const slot = form.querySelector<HTMLElement>('[data-lane-slot]')
  if (slot) return slot
  const created = document.createElement('div')
  created.dataset.laneSlot = ''
  let row: Element = from
  while (row.parentElement && !row.contains(to)) row = row.parentElement
  if (row === form || row.contains(form)) form.append(created)
  else row.after(created)
  return created
}

/** The side of a form's own page, which holds the lane where there is room. */
export const laneSideOf = ({ form }: LaneFields): HTMLElement | undefined =>
  form.parentElement?.querySelector<HTMLElement>('[data-lane-side]') ?? undefined

/** The stage that a form of the first screen plays on. */
export const laneStageOf = ({ form }: LaneFields): HTMLElement | undefined =>
  form.closest('[data-lane-screen]')?.querySelector<HTMLElement>('[data-lane-stage]') ?? undefined
