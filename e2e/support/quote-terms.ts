/** Of a quote as the inbox sends it, but for the version and how long it holds. */
export const quoteTerms = {
  currency: 'CAD',
  lines: [
    { label: 'Linehaul', amount: '6150.00' },
    { label: 'Fuel surcharge', amount: '1476.00' },
    { label: 'Border crossing, Coutts–Sweetgrass', amount: '175.00' },
  ],
  transitDays: { low: 5, high: 6 },
  pickup: { from: '2036-12-01', to: '2036-12-01' },
  equipment: '53 ft refrigerated trailer',
  includes: ['2 hours to load and 2 to unload'],
  extras: [{ label: 'Waiting beyond 2 hours', amount: '95.00', per: 'an hour' }],
  note: 'Pickup at your dock after 8 a.m. as you asked.',
}
