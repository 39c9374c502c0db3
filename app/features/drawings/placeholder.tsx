import { road } from './art.ts'
import { Drawing } from './drawing.tsx'
import { combination, type Trailer } from './trailers.ts'

const kinds: readonly Trailer[] = ['van', 'reefer', 'flatbed', 'step']

/** Stands in for a picture that is missing or broken: a trailer by its position in the grid, 16 : 9. */
export const Placeholder = ({ position }: { position: number }) => (
  <Drawing
    art={road(-900, 2900) + combination(kinds[position % kinds.length] ?? 'van', true)}
    view={[-440, 1290, 3000, 1688]}
  />
)
