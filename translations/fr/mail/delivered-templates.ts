import { company } from '../../../domain/company.ts'
import { enDeliveredTemplates } from '../../en/mail/delivered-templates.ts'
import { frQuoteWords } from '../staff/quote-words.ts'

const { taxes, paymentTerms } = company
const { trailers, firstLines } = frQuoteWords

const letter = (...paragraphs: string[]): string =>
  ['Bonjour {name},', ...paragraphs, 'La répartition, {our company}'].join('\n\n')

const toAnswer = 'Répondez à ce courriel ou appelez-nous au {our phone}.'
const toBook = 'Pour réserver, ou pour toute question, répondez à ce courriel ou appelez-nous au {our phone}.'

const charges = `${taxes?.fr ?? 'Taxes\u00a0: [taxes comprises ou en sus].'} En supplément, au besoin\u00a0: [suppléments et prix]. Délai de transport à partir du ramassage\u00a0: [délai de transport].`
const liability = `Responsabilité\u00a0: [limite de responsabilité], à moins qu’une valeur ne soit déclarée au connaissement. ${paymentTerms?.fr ?? 'Paiement\u00a0: [modalités de paiement].'}`

const price = (equipment: string, more = ''): string =>
  letter(
    `{load}\u00a0: [prix et devise], pour ${equipment}. Ce prix comprend [ce qui est compris] et est valable jusqu’au [date].`,
    charges + more,
    liability,
    toBook,
  )

/** In the French of freight in Canada; many requests in French name a trailer in English. */
export const frDeliveredTemplates = {
  words: {
    flatbed: [
      'plateau',
      'plateaux',
      'plateforme',
      'plate-forme',
      'bâche',
      'bâches',
      'bâché',
      'bois d’œuvre',
      'bois d’oeuvre',
      ...enDeliveredTemplates.words.flatbed,
    ],
    oversize: [
      'hors normes',
      'hors norme',
      'hors gabarit',
      'surdimensionné',
      'surdimensionnée',
      'fardier',
      'permis',
      'escorte',
      ...enDeliveredTemplates.words.oversize,
    ],
  },
  replies: {
    refrigerated: {
      name: 'Prix, remorque réfrigérée',
      text: price('une remorque réfrigérée de 53\u00a0pi', ' Température de consigne\u00a0: [température].'),
    },
    truckload: { name: 'Prix, chargement complet', text: price('un fourgon de 53\u00a0pi') },
    ltl: {
      name: 'Prix, chargement partiel (LTL)',
      text: letter(
        '{load}\u00a0: [prix et devise], pour [nombre de palettes], chacune de [longueur sur largeur sur hauteur], [poids total], dans une remorque partagée. Ce prix est valable jusqu’au [date].',
        `Le prix vaut pour les pièces décrites ici; d’autres pièces ou d’autres dimensions le changent. ${charges}`,
        liability,
        toBook,
      ),
    },
    oversize: {
      name: 'Hors normes\u00a0: ce qu’il nous faut savoir',
      text: letter(
        'Merci de votre demande pour le trajet {lane}. Un chargement qui dépasse les limites de dimensions ou de poids exige un permis spécial. Avant de donner un prix pour {reference}, il nous faut donc\u00a0:',
        '- la longueur, la largeur, la hauteur et le poids de chaque pièce, telle que chargée\n- les points de levage et d’arrimage, avec un dessin ou une photo\n- la façon de charger et de décharger, et par qui\n- les dates de ramassage qui conviendraient',
        'Nous donnerons le prix des permis, des véhicules d’escorte et, s’il y a lieu, de l’étude du trajet une fois ces renseignements reçus.',
        toAnswer,
      ),
    },
    flatbed: {
      name: 'Prix, plateau',
      text: price(
        'une remorque de 53\u00a0pi [plateau ou plateau surbaissé]',
        ' Bâches\u00a0: [comprises ou non].',
      ),
    },
    lane: { name: 'Prix pour un trajet', text: price('[équipement]') },
    missing: {
      name: 'Il manque un renseignement',
      text: letter(
        'Merci de votre demande {reference}. Avant de vous donner un prix, il nous faut savoir [ce qui manque].',
        toAnswer,
      ),
    },
    decline: {
      name: 'Nous ne pouvons pas prendre ce chargement',
      text: letter(
        'Merci de votre demande\u00a0: {load}. Nous ne pouvons pas prendre ce chargement\u00a0: [raison].',
      ),
    },
    nextStep: {
      name: 'Prochaine étape',
      text: letter(
        'Merci de votre candidature {reference}. La prochaine étape\u00a0: [prochaine étape].',
        toAnswer,
      ),
    },
    notNow: {
      name: 'Pas pour le moment',
      text: letter(
        'Merci de votre candidature {reference}. Nous ne pouvons pas y donner suite pour le moment\u00a0: [raison].',
      ),
    },
  },
  quotes: {
    refrigerated: {
      name: 'Remorque réfrigérée',
      equipment: trailers.refrigerated,
      lines: firstLines,
      note: '',
    },
    truckload: { name: 'Chargement complet', equipment: trailers.van, lines: firstLines, note: '' },
    ltl: {
      name: 'Chargement partiel (LTL)',
      equipment: trailers.ltl,
      lines: firstLines,
      note: '',
    },
    oversize: {
      name: 'Hors normes',
      equipment: '',
      lines: [...firstLines, 'Permis et véhicules d’escorte'],
      note: 'Sous réserve des permis pour les dimensions et le poids que vous nous avez donnés.',
    },
    flatbed: {
      name: 'Plateau',
      equipment: trailers.flatbed,
      lines: [...firstLines, 'Bâches'],
      note: '',
    },
    lane: { name: 'Tout équipement', equipment: trailers.van, lines: firstLines, note: '' },
  },
} satisfies typeof enDeliveredTemplates
