/** Longitude and latitude, in degrees. */
export type LongitudeLatitude = readonly [longitude: number, latitude: number]

export const calgary: LongitudeLatitude = [-114.07, 51.05]

export interface MappedLane {
  to: string
  at: LongitudeLatitude
  /** How far the lane bows out, as a share of its length; northward, whichever way it runs. */
  bow: number
  /** Where the city's name is from its dot. */
  label: 'below' | 'underLeft' | 'right' | 'belowRight' | 'belowLeft'
  /** The name is left out where the map is small. */
  crowded?: true
}

/** The drawing, and the part of it with every dot and name on it, which is always shown whole. */
export const drawing = { width: 1200, height: 800 }
export const safeBox = { x: 28, y: 150, width: 1058, height: 548 }

/** Examples, as the legend says; in the order in which they are drawn. */
export const lanes: readonly MappedLane[] = [
  { to: 'Vancouver', at: [-123.1, 49.28], bow: -0.143, label: 'underLeft' },
  { to: 'Winnipeg', at: [-97.14, 49.9], bow: 0.079, label: 'belowRight', crowded: true },
  { to: 'Toronto', at: [-79.38, 43.65], bow: 0.116, label: 'belowRight' },
  { to: 'Montréal', at: [-73.57, 45.5], bow: 0.128, label: 'below', crowded: true },
  { to: 'Halifax', at: [-63.57, 44.65], bow: 0.139, label: 'below' },
  { to: 'Chicago', at: [-87.65, 41.85], bow: 0.095, label: 'belowLeft', crowded: true },
  { to: 'Dallas', at: [-96.8, 32.78], bow: 0.1, label: 'right' },
  { to: 'Los Angeles', at: [-118.24, 34.05], bow: -0.133, label: 'right' },
  { to: 'Denver', at: [-104.99, 39.74], bow: 0.079, label: 'belowLeft', crowded: true },
]

/** The Trans-Canada through its towns, from Victoria to North Sydney; schematic between them. */
export const transCanada: readonly LongitudeLatitude[] = [
  [-123.37, 48.43],
  [-123.94, 49.17],
  [-123.12, 49.28],
  [-121.44, 49.38],
  [-121.3, 50.2],
  [-120.33, 50.67],
  [-118.2, 50.99],
  [-116.97, 51.3],
  [-115.57, 51.18],
  [-114.07, 51.05],
  [-110.68, 50.04],
  [-107.8, 50.29],
  [-104.6, 50.45],
  [-101.3, 49.9],
  [-97.14, 49.9],
  [-94.49, 49.77],
  [-92.84, 49.78],
  [-91.2, 49.2],
  [-89.25, 48.38],
  [-88.25, 49.02],
  [-87.1, 48.8],
  [-86.38, 48.72],
  [-85, 48.45],
  [-84.77, 47.99],
  [-84.6, 47.2],
  [-84.35, 46.52],
  [-82.5, 46.2],
  [-81, 46.49],
  [-79.46, 46.31],
  [-77.1, 45.8],
  [-75.7, 45.42],
  [-73.57, 45.5],
  [-71.21, 46.81],
  [-69.54, 47.83],
  [-68.33, 47.37],
  [-67.4, 46.5],
  [-66.64, 45.96],
  [-64.78, 46.09],
  [-63.27, 45.37],
  [-61.4, 45.6],
  [-60.19, 46.14],
]
