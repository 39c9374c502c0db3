import type { StaffRole } from './roles.ts'

/** An account of a member of staff, as an owner sees it. */
export interface StaffAccount {
  id: string
  email: string
  name: string
  role: StaffRole
  hasSecondFactor: boolean
  /** Until when a one-time password can be used that has not been changed yet. */
  oneTimePasswordUntil: string | null
}

/** Shown once, to whoever asked for it. */
export interface OneTimePassword {
  email: string
  oneTimePassword: string
}
