/** How a template names what the request says. */
export const enTemplateValues = {
  lane: (from: string, to: string) => `${from} to ${to}`,
  /** As the form shows it. */
  weight: (shown: string) => shown,
  pickup: (day: string) => `pickup ${day}`,
  /** Of the request in the preview. */
  sampleFreight: 'Palletized food',
}
