type CalgarySky = 'night' | 'dawn' | 'day' | 'dusk'

/**
 * What the sky over Calgary looks like at a moment, in milliseconds since 1970. By the height of the sun, and so
 * without a time zone. Runs within Home before it is painted: each byte counts.
 */
export function calgarySky(at: number): CalgarySky {
  const { height, isRising } = sun(at)
  if (height < CIVIL_TWILIGHT) return 'night'
  if (height > CLEAR_OF_THE_HORIZON) return 'day'
  return isRising ? 'dawn' : 'dusk'
}

/** Degrees above the horizon. Within them the sun of Calgary stays for 90 minutes to two hours. */
const CIVIL_TWILIGHT = -6
const CLEAR_OF_THE_HORIZON = 8

const [LATITUDE, LONGITUDE] = [51.05, -114.07]
const { sin, cos, asin, atan2, PI } = Math
const RADIANS = PI / 180

/** Low-precision formulas of the Astronomical Almanac: to a hundredth of a degree. */
function sun(at: number): { height: number; isRising: boolean } {
  /** Days since noon of January 1, 2000, UTC. */
  const days = at / 86_400_000 - 10_957.5
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS
  const longitude = (280.46 + 0.9856474 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly)) * RADIANS
  const tilt = 23.439 * RADIANS
  const declination = asin(sin(tilt) * sin(longitude))
  const ascension = atan2(cos(tilt) * sin(longitude), cos(longitude))
  const hourAngle = (280.4606 + 360.9856474 * days + LONGITUDE) * RADIANS - ascension
  const latitude = LATITUDE * RADIANS
  const height = asin(sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle))
  return { height: height / RADIANS, isRising: sin(hourAngle) < 0 }
}
