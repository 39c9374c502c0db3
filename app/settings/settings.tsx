import { createContext, useContext } from 'react'
import type { PublicSettings } from '../../domain/public-settings.ts'

const Settings = createContext<PublicSettings | undefined>(undefined)

export const SettingsProvider = Settings.Provider

export function useSettings(): PublicSettings {
  const settings = useContext(Settings)
  if (!settings) throw new Error('No <SettingsProvider> is around this')
  return settings
}

/** Whether driver applications are delivered. */
export const useIsLive = (): boolean => useSettings().driverApplications === 'live'

export const RetentionDays = () => useSettings().retentionDays

export const RecordsDays = () => useSettings().recordsDays

/** The attributes of `<html>` by which the application learns what the page was served with. */
export const settingsAttributes = ({
  siteUrl,
  driverApplications,
  retentionDays,
  recordsDays,
}: PublicSettings) => ({
  'data-site-url': siteUrl,
  'data-driver-applications': driverApplications,
  'data-retention-days': retentionDays,
  'data-records-days': recordsDays,
})

export const settingsIn = ({
  siteUrl = '',
  driverApplications,
  retentionDays = '',
  recordsDays = '',
}: DOMStringMap): PublicSettings => ({
  siteUrl,
  driverApplications: driverApplications === 'live' ? 'live' : 'demo',
  retentionDays,
  recordsDays,
})
