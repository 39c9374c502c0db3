import { road } from './art.ts'
import { Drawing } from './drawing.tsx'
import { palletPlan } from './pallet-plan.ts'
import { combination, type Trailer } from './trailers.ts'

const kinds: readonly Trailer[] = ['van', 'reefer', 'flatbed', 'step']

/** A shared trailer from above, for the same frame. */
export const sharedPlan = <Drawing art={palletPlan} view={[-160, 670, 1936, 1089]} />

/** They replace pictures that are missing or broken: a trailer each, 16 : 9. */
export const placeholders = kinds.map((kind) => (
  <Drawing key={kind} art={road(-900, 2900) + combination(kind, true)} view={[-440, 1290, 3000, 1688]} />
))
