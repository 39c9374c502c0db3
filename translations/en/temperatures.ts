import { allBands, type bands, withSign } from '../../domain/forms/temperature.ts'

export const bandNames: Record<keyof typeof bands, string> = {
  deep: 'Deep freeze',
  cool: 'Refrigerated',
  mild: 'Climate-controlled',
}

/** `−20 to 0` */
export const temperatureRange = ([low, high]: readonly [number, number]): string =>
  `${withSign(low)} to ${withSign(high)}`

/** From the coldest band to the warmest. */
export const rangeOfBands = (unit: 'fahrenheit' | 'celsius'): string => temperatureRange(allBands(unit))
