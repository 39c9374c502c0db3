/** A moment, in milliseconds since 1970, as it is stored: `2026-11-30T12:00:00.000Z`. */
export const iso = (at: number): string => new Date(at).toISOString()
