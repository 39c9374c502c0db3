/** A lane in one parameter of a URL, where controls named like the form's fields would be taken for them. */
export const LANE_PARAMETER = 'lane'

const BETWEEN = ' – '

/** `Calgary, AB – Dallas, TX` */
export const laneValue = (from: string, to: string): string => from + BETWEEN + to

/** Empty where a place is not named. */
export function placesIn(value: string): [from: string, to: string] {
  const [from = '', to = ''] = value.split(BETWEEN)
  return [from.trim(), to.trim()]
}
