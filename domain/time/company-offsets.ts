/** From a moment on, in minutes since 1970, by how many minutes a clock is ahead of UTC. */
export type ZoneOffsets = readonly (readonly [from: number, ahead: number])[]

/**
 * Of the company's zone. The programs of browsers have a table in its place, made by the server's zone data when they
 * are built: a browser's own may be years old, and then an hour off.
 */
export const companyOffsets: ZoneOffsets | undefined = undefined as ZoneOffsets | undefined
