export interface Band {
  /** Lowest and highest, in degrees. */
  fahrenheit: readonly [number, number]
  celsius: readonly [number, number]
}

/** The temperature bands that the company carries, in whole degrees of both scales, as the specification has them. */
export const bands = {
  deep: { fahrenheit: [-20, 0], celsius: [-29, -18] },
  cool: { fahrenheit: [33, 39], celsius: [1, 4] },
  mild: { fahrenheit: [40, 70], celsius: [4, 21] },
} as const satisfies Record<string, Band>

export type BandName = keyof typeof bands

/** The band that holds a set point; undefined between them, and beyond. */
export const bandAt = (degrees: number): BandName | undefined =>
  (Object.keys(bands) as BandName[]).find((name) => {
    const [low, high] = bands[name].fahrenheit
    return low <= degrees && degrees <= high
  })

/** In whole degrees. */
export const inCelsius = (fahrenheit: number): number => Math.round((fahrenheit - 32) / 1.8)

/** With a true minus sign. */
export const withSign = (degrees: number): string => String(degrees).replace('-', '−')

/** From the coldest band to the warmest. */
export const allBands = (unit: 'fahrenheit' | 'celsius'): readonly [number, number] => [
  bands.deep[unit][0],
  bands.mild[unit][1],
]
