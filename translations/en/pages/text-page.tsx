import type { ReactNode } from 'react'
import { formatOf } from '../../../domain/text/format.ts'

const { day } = formatOf('en-CA')

export const textPage = {
  /** `time` marks up the day. */
  changed: (changed: string, time: (day: string) => ReactNode) => (
    <>This page last changed on {time(day(changed))}.</>
  ),
}
