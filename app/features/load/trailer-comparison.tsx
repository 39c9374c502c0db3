import type { LoadPlan } from '../../../domain/load.ts'
import { trailer as van } from '../../../domain/load-planning/trailer.ts'
import type { TrailerFit } from '../../../domain/load-planning/trailers.ts'
import { length, type Units } from '../../../domain/load-planning/units.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enLoad } from '../../../translations/en/load.ts'
import { adjective, deckNames, lineLetter } from '../../../translations/en/load-notes.ts'
import { SpecTable } from '../../ui/lists/spec-table.tsx'

const { trailers: texts } = enLoad

/** Which trailers take each piece, and by how much the others do not; nothing where any of them will do. */
export const Trailers = ({ plan, units }: { plan: LoadPlan; units: Units }) =>
  plan.trailers.some(({ beyond, tooHeavy }) => beyond.length > 0 || tooHeavy.length > 0) && (
    <div className="mt-4">
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

function verdictOf({ trailer, beyond, tooHeavy }: TrailerFit, units: Units): string {
  if (tooHeavy.length > 0) return tooHeavy.map((line) => texts.tooHeavy(lineLetter(line))).join(', ')
  if (beyond.length === 0) return texts.fits
  const parts = beyond.map(({ line, dimension, inches, limit }) =>
    texts.beyond(lineLetter(line), length(inches - limit, units), adjective[dimension]),
  )
  if (closed.has(trailer)) return parts.join(', ')
  const isPermitted = beyond.some(({ dimension, inches }) => dimension !== 'length' || inches > van.length)
  const remedies = [
    ...(beyond.some(({ dimension }) => dimension === 'length') ? [texts.extended] : []),
    ...(isPermitted ? [texts.permit] : []),
  ]
  return `${parts.join(', ')}: ${remedies.join(', ')}`
}
