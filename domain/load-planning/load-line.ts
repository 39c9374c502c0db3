/** One line of equal pieces: inches and pounds, the length along the trailer, the weight of one piece. */
export interface LoadLine {
  count: number
  length: number
  width: number
  height: number
  weight: number
  stackable?: boolean
  turnable?: boolean
}
