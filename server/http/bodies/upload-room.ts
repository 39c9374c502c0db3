import { PACE, type Pace } from './body-chunks.ts'

/** The disk that uploads of one kind share until they are handled, all sizes in bytes. */
export interface UploadRoom {
  /** Of one body. */
  limit: number
  /** Of all of them together; one client has at most a third of it. */
  most: number
  /** A larger body is read up to this size before it is refused: browsers show the response only once they have sent theirs. */
  readOn: number
  pace: Pace
  /** By client. */
  inUse: Map<string, number>
}

const SHARE_OF_ONE = 1 / 3

const newRoom = (sizes: Pick<UploadRoom, 'limit' | 'most' | 'readOn'>): UploadRoom => ({
  ...sizes,
  pace: PACE,
  inUse: new Map(),
})

/** For a file of 5 MB and the fields beside it: nine at once. */
export const formUploads = newRoom({ limit: 5_200_000, most: 46_800_000, readOn: 30_000_000 })

const MESSAGE = { limit: 50_200_000, most: 301_200_000, readOn: 75_000_000 }

/** For the files of a message: 5 of 10 MB, and its text; six at once. */
export const messageUploads = newRoom(MESSAGE)

/** Staff have the same apart, so that no stranger keeps theirs out. */
export const staffUploads = newRoom(MESSAGE)

/** The longest that an upload which holds the pace can take, in milliseconds. */
export const LONGEST_UPLOAD_MS = Math.ceil(MESSAGE.readOn / PACE.bytes) * PACE.everyMs

/** Takes more of a room for a client; false where its share or the room is used up. */
export function takeRoom({ most, inUse }: UploadRoom, client: string, bytes: number): boolean {
  const own = (inUse.get(client) ?? 0) + bytes
  const all = inUse.values().reduce((sum, one) => sum + one, bytes)
  if (own > most * SHARE_OF_ONE || all > most) return false
  inUse.set(client, own)
  return true
}

export function leaveRoom({ inUse }: UploadRoom, client: string, bytes: number): void {
  const left = (inUse.get(client) ?? 0) - bytes
  if (left > 0) inUse.set(client, left)
  else inUse.delete(client)
}
