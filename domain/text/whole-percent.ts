/** Rounded down, so that 100 % says that nothing was missed. `share` is from 0 to 1. */
export const wholePercent = (share: number): number => Math.floor(share * 100 + ROUNDING)

/** 0.29 × 100 is a little less than 29. */
const ROUNDING = 1e-9
