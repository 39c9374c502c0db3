import type { Place } from '../../domain/lanes/estimate.ts'

export interface KnownPlace extends Place {
  /** How likely it is meant: its population in hundreds. */
  weight: number
}
