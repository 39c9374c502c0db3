import type { ReactNode } from 'react'

/** Keeps a number and its unit, and feet and inches, on one line, wherever the text breaks. */
export const nonBreakingUnits = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? text.replaceAll(NUMBER_AND_UNIT, '$1\u00a0$2').replaceAll(FEET_AND_INCHES, 'ft\u00a0$1')
    : text

const NUMBER_AND_UNIT = /(\d) (ft|in|lb|m|km|mi|kg|h|min|°[CF])(?![a-z])/g
const FEET_AND_INCHES = /\bft (\d+\u00a0in)\b/g
