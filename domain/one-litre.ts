import { kilometresBetween, type Point } from './lanes/distance.ts'

/** How much diesel freight takes, as in `sources.truckFuel` and `sources.railFuel`. */
export const TRUCK_LITRES_PER_100_KM = 32.5
export const RAIL_LITRES_PER_1000_TONNE_KM = 6.16
/** What we assume on the trailer: about as much as a 53 ft dry van carries (`sources.dryVanInside`). */
export const ASSUMED_TONNES = 20

/** How far one litre of diesel carries one tonne, in whole kilometres. */
export const oneLitre = {
  road: Math.round((ASSUMED_TONNES * 100) / TRUCK_LITRES_PER_100_KM),
  rail: Math.round(1000 / RAIL_LITRES_PER_1000_TONNE_KM),
}

type Stop = readonly [longitude: number, latitude: number]

/** From Calgary east to Medicine Hat, through the towns on the way; between them straight. */
export const ways: Record<keyof typeof oneLitre, readonly Stop[]> = {
  /** Highway 1: Chestermere, Strathmore, Gleichen, Bassano, Brooks, Suffield. */
  road: [
    [-114.07, 51.05],
    [-113.82, 51.04],
    [-113.4, 51.04],
    [-113.05, 50.92],
    [-112.47, 50.79],
    [-111.9, 50.58],
    [-111.17, 50.22],
    [-110.68, 50.04],
  ],
  /** The railway: Shepard, Carseland, Gleichen, Bassano, Brooks, Suffield. */
  rail: [
    [-114.07, 51.05],
    [-113.92, 50.95],
    [-113.47, 50.85],
    [-113.05, 50.87],
    [-112.47, 50.78],
    [-111.9, 50.56],
    [-111.17, 50.21],
    [-110.68, 50.04],
  ],
}

/** A way is longer than the straight lines between its towns: the highway to Medicine Hat is 290 km, they are 270. */
export const BENDS = 290 / 270

const place = ([longitude, latitude]: Stop): Point => ({ longitude, latitude })

/** The stops of a way up to so many kilometres, the last of them where these end. */
export function stopsWithin(way: readonly Stop[], kilometres: number): Stop[] {
  const [start, next, ...rest] = way
  if (!start || !next) return start ? [start] : []
  const leg = kilometresBetween(place(start), place(next)) * BENDS
  if (leg < kilometres) return [start, ...stopsWithin([next, ...rest], kilometres - leg)]
  const share = kilometres / leg
  return [start, [start[0] + (next[0] - start[0]) * share, start[1] + (next[1] - start[1]) * share]]
}
