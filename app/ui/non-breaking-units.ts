import type { ReactNode } from 'react'

/** Keeps a number and its unit on one line, wherever the text breaks. */
export const nonBreakingUnits = (text: ReactNode): ReactNode =>
  typeof text === 'string' ? text.replaceAll(NUMBER_AND_UNIT, '$1\u00a0$2') : text

const NUMBER_AND_UNIT = /(\d) (ft|in|lb|m|kg|°[CF])(?![a-z])/g
