import { coverage } from '../../../domain/coverage.ts'

/** What we ask of a carrier: on the page for carriers, and beside their application. */
export const carrierRequirements = [
  'Valid MC number and DOT authority',
  `${coverage.autoLiability} auto liability insurance`,
  `${coverage.cargo} cargo insurance`,
  'Satisfactory or better DOT safety rating',
  'Well-maintained equipment meeting specifications',
]
