/** Of the doctor: a server would not start with these settings. */
export const CANNOT_START = 2

/** How the tables of the database compare with those of a release. */
export const TABLES = { same: 0, older: 10, newer: 11 } as const
