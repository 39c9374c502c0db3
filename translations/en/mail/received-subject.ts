/** The names of a lane's two places. */
export interface Ends {
  from: { label: string }
  to: { label: string }
}

/** Of the confirmation, which answers repeat after `Re:`; the inbox shows it before an answer is sent. */
export const receivedSubject = (noun: string, reference: string, lane?: Ends): string =>
  `We received your ${noun} ${reference}${lane ? `: ${lane.from.label} to ${lane.to.label}` : ''}`
