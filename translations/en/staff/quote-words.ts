/** What is written into a quote, in its language. */
export const enQuoteWords = {
  firstLines: ['Linehaul', 'Fuel surcharge'],
  moreLines: ['Border crossing', 'Stop-off', 'Tarps'],
  trailers: {
    van: '53 ft dry van',
    refrigerated: '53 ft refrigerated trailer',
    ltl: 'Shared trailer (LTL)',
    flatbed: '53 ft flatbed',
    stepDeck: '53 ft step deck',
  },
  moreExtras: [
    { label: 'Waiting beyond 2 hours', per: 'an hour' },
    { label: 'Layover', per: 'a day' },
    { label: 'Liftgate', per: '' },
  ],
}
