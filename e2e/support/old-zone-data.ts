import type { Page } from '@playwright/test'
import { company } from '../../domain/company.ts'

/** From the next page on, the browser knows the company's zone by a rule that does not hold any more. */
export const useOldZoneData = (page: Page): Promise<unknown> =>
  page.addInitScript((zone) => {
    type Given = [locale?: string, options?: Intl.DateTimeFormatOptions]
    const create = (made: typeof Intl.DateTimeFormat, [locale, options]: Given) =>
      new made(locale, options?.timeZone === zone ? { ...options, timeZone: 'Etc/GMT+9' } : options)
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (made, given: Given) => create(made, given),
      apply: (made, _, given: Given) => create(made, given),
    })
  }, company.timeZone)
