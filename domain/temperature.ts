export interface Band {
  name: string
  /** Lowest and highest, in degrees. */
  fahrenheit: readonly [number, number]
  celsius: readonly [number, number]
}

/** The temperature bands that the company carries, in whole degrees of both scales, as the specification has them. */
export const bands = {
  deep: { name: 'Deep freeze', fahrenheit: [-20, 0], celsius: [-29, -18] },
  cool: { name: 'Refrigerated', fahrenheit: [33, 39], celsius: [1, 4] },
  mild: { name: 'Climate-controlled', fahrenheit: [40, 70], celsius: [4, 21] },
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

/** `−20 to 0`, with a true minus sign. */
export const range = ([low, high]: readonly [number, number]): string => `${signed(low)} to ${signed(high)}`

export const signed = (degrees: number): string => String(degrees).replace('-', '−')

/** From the coldest band to the warmest. */
export const rangeOfBands = (unit: 'fahrenheit' | 'celsius'): string =>
  range([bands.deep[unit][0], bands.mild[unit][1]])
