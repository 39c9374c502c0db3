import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Role } from '../../../domain/staff/roles.ts'
import { callApi, onSignedOut } from './inbox-api.ts'
import { signInUrl } from './return-address.ts'
import { forgetSubmissions } from './stored.ts'

export interface StaffUser {
  email: string
  name: string
  role: Role
  hasSecondFactor: boolean
}

interface Session {
  user: StaffUser | null
  /** What has to be done before the inbox opens. */
  needs: 'password' | 'second factor' | null
}

export async function fetchSession(): Promise<Session | undefined> {
  const result = await callApi<Session>('/api/auth/get-session')
  return result.ok ? { user: result.body.user, needs: result.body.needs ?? null } : undefined
}

let known: StaffUser | undefined

/** After a sign-in, or once a second factor is set up. */
export const forgetUser = (): void => {
  known = undefined
}

// While pages are built it would leave the process open.
const tabs = import.meta.env.SSR ? undefined : new BroadcastChannel('staff')

/** The person at this browser; a visitor who is not signed in is led to the sign-in, and back afterwards. */
export function useStaff(): { user: StaffUser | undefined; hasFailed: boolean } {
  const [user, setUser] = useState<StaffUser | undefined>()
  const [hasFailed, setFailed] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search

  useEffect(() => {
    let isOver = false
    const leave = () => {
      known = undefined
      forgetSubmissions('but drafts')
      navigate(signInUrl(here), { replace: true })
    }
    if (known) setUser(known)
    else
      void fetchSession().then((session) => {
        if (isOver) return
        if (!session) return setFailed(true)
        if (!session.user || session.needs) return leave()
        known = session.user
        setUser(session.user)
      })
    const stop = onSignedOut(leave)
    tabs?.addEventListener('message', loadSignIn)
    return () => {
      isOver = true
      stop()
      tabs?.removeEventListener('message', loadSignIn)
    }
  }, [navigate, here])

  return { user, hasFailed }
}

/** Here and in every other tab; the page is loaded again, so that nothing stays in memory. */
export async function signOut(): Promise<void> {
  forgetSubmissions('all')
  await callApi('/api/auth/sign-out', { body: {} })
  tabs?.postMessage('signed out')
  loadSignIn()
}

const loadSignIn = (): void => window.location.replace('/admin/sign-in')

export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : words[0]?.slice(1)]
  return (first.slice(0, 1) + last.slice(0, 1)).toUpperCase()
}
