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

/** `−20 to 0`, with a true minus sign. */
export const range = ([low, high]: readonly [number, number]): string => `${signed(low)} to ${signed(high)}`

export const signed = (degrees: number): string => String(degrees).replace('-', '−')

/** From the coldest band to the warmest. */
export const rangeOfBands = (unit: 'fahrenheit' | 'celsius'): string =>
  range([bands.deep[unit][0], bands.mild[unit][1]])
