export const staffRoles = ['owner', 'dispatcher'] as const

export type StaffRole = (typeof staffRoles)[number]

/** What an account may do. `carrier` is reserved for the people of carriers; nothing opens for it yet. */
export type Role = StaffRole | 'carrier'
