import { readStored, store } from '../stored.ts'

/** How this browser tells of what has come in; off until it is switched on in the account. */
export type AlertKind = 'sound' | 'desktop'

const keys: Record<AlertKind, string> = { sound: 'inboxSound', desktop: 'inboxDesktop' }

export const isAlertOn = (kind: AlertKind): boolean => readStored(keys[kind]) !== undefined

export const switchAlert = (kind: AlertKind, isOn: boolean): void =>
  store(keys[kind], isOn ? 'on' : undefined)

export const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted'

/** Asked only when the person switches notifications on. */
export const askToNotify = async (): Promise<boolean> =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted'
