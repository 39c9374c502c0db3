import type { enQuoteWords } from '../../en/staff/quote-words.ts'

export const frQuoteWords = {
  firstLines: ['Transport', 'Supplément de carburant'],
  moreLines: ['Passage de la frontière', 'Arrêt supplémentaire', 'Bâches'],
  trailers: {
    van: 'Fourgon de 53\u00a0pi',
    refrigerated: 'Remorque réfrigérée de 53\u00a0pi',
    ltl: 'Remorque partagée (LTL)',
    flatbed: 'Remorque plateau de 53\u00a0pi',
    stepDeck: 'Remorque à plateau surbaissé de 53\u00a0pi',
  },
  moreExtras: [
    { label: 'Attente de plus de 2\u00a0heures', per: 'l’heure' },
    { label: 'Immobilisation', per: 'la journée' },
    { label: 'Hayon élévateur', per: '' },
  ],
} satisfies typeof enQuoteWords
