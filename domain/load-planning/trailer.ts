export const INCHES_PER_FOOT = 12

/** Usable inside of a 53 ft dry van, in inches, and its usual payload in pounds (`sources.dryVanInside`). */
export const trailer = { length: 636, width: 96, height: 108, payload: 44_000 } as const

/** Usual payloads within Canada in pounds, by the axles of the trailer; `sources.canadianWeightsAndDimensions`. */
export const payloads = { tandem: 48_000, tridem: 60_000, superB: 95_000 } as const

/** What roads allow without a permit in Canada and the US, in inches; `sources.canadianVehicleSize`, `usVehicleSize`. */
export const roadLimits = { width: 102, height: 162 } as const

/** The lower deck of a step deck trailer, in inches from the road. */
export const STEP_DECK_HEIGHT = 40

/** Sums of widths such as 3 × 32.1 may miss their exact value by this much. */
export const TOLERANCE = 1e-6
