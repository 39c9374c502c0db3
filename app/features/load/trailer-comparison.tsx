import type { LoadPlan } from '../../../domain/load.ts'
import type { TrailerFit } from '../../../domain/loads/trailers.ts'
import { length, type Units } from '../../../domain/loads/units.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enLoad } from '../../../translations/en/load.ts'
import { adjective, deckNames, lineLetter } from '../../../translations/en/load-notes.ts'
import { SpecTable } from '../../ui/lists/spec-table.tsx'
import styles from './planner.module.css'

const { trailers: texts } = enLoad

/** Which trailers take each piece, and by how much the others do not; nothing where any of them will do. */
export const Trailers = ({ plan, units }: { plan: LoadPlan; units: Units }) =>
  plan.trailers.some(({ beyond }) => beyond.length > 0) && (
    <div className={styles.trailers}>
      <SpecTable
        caption={texts.caption}
        head={texts.head}
        rows={plan.trailers.map((fit) => [
          capitalize(deckNames[fit.trailer]),
          nonBreakingUnits(verdictOf(fit, units)),
        ])}
      />
    </div>
  )

const closed = new Set<TrailerFit['trailer']>(['dry-van', 'reefer'])

function verdictOf({ trailer, beyond }: TrailerFit, units: Units): string {
  if (beyond.length === 0) return texts.fits
  const parts = beyond.map(({ line, dimension, inches, limit }) =>
    texts.beyond(lineLetter(line), length(inches - limit, units), adjective[dimension]),
  )
  const isPermitted = !closed.has(trailer) && beyond.every(({ dimension }) => dimension !== 'length')
  return isPermitted ? `${parts.join(', ')}: ${texts.permit}` : parts.join(', ')
}
