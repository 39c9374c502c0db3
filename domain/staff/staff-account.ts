import type { StaffRole } from './roles.ts'

export interface StaffAccount {
  id: string
  email: string
  name: string
  role: StaffRole
  hasSecondFactor: boolean
  /** Until when a one-time password can be used that has not been changed yet. */
  oneTimePasswordUntil: string | null
}

/** Shown once, to the owner who asked for it. */
export interface OneTimePassword {
  email: string
  oneTimePassword: string
}

/** Where somebody is signed in, or is asked for no code. */
export interface SignInPlace {
  id: string
  createdAt: string
  usedAt: string
  /** As the browser calls itself. */
  device: string | null
}

/** `isThis`: that of the request. */
export type OwnSignInPlace = SignInPlace & { isThis: boolean }
