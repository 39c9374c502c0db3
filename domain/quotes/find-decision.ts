import { type Cents, parseAmount } from './money.ts'

/** What a sender's mail plainly says to a quote. It is offered to a person, and never acted on by the program. */
export interface FoundDecision {
  decision: 'accepted' | 'declined'
  /** The sentence that says so. */
  words: string
  purchaseOrder?: string
}

const MAX_WORDS = 500

/**
 * Undefined for a mail that says neither plainly: one with a condition, a delay, another price, a question about the
 * price, or both answers. English and French; `text` is without quoted mail, `total` is that of the quote.
 */
export function findDecision(text: string, total: Cents): FoundDecision | undefined {
  const sentences = sentencesOf(text)
  if (sentences.some((sentence) => isHedged(plain(sentence)))) return undefined
  if (amountsIn(plain(text)).some((amount) => Math.abs(amount - total) >= 100)) return undefined
  const answers = sentences.flatMap((sentence): FoundDecision[] => {
    const decision = decisionIn(plain(sentence))
    return decision ? [{ decision, words: sentence.slice(0, MAX_WORDS) }] : []
  })
  const [first] = answers
  if (!first || answers.some(({ decision }) => decision !== first.decision)) return undefined
  const purchaseOrder = first.decision === 'accepted' ? purchaseOrderIn(text) : undefined
  return { ...first, ...(purchaseOrder && { purchaseOrder }) }
}

/** What stands below it is a signature or a notice. */
const SIGNATURE =
  /^(--|__|sent from |get outlook|envoy[ée] d|confidential|this (e-?mail|message)|ce (courriel|message)|avis)/i
/** Courtesies whose words would say something else. */
const COURTESIES =
  /\b(no (problem|worries|rush)|(pas de|aucun) (probleme|souci)s?|not a problem|(let me know|do not hesitate|feel free|please (call|reach out|contact)|n'hesitez pas|faites-moi savoir)\b.*|(if you|si vous) (have|need|avez|souhaitez)\b.*)/g

function sentencesOf(text: string): string[] {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => SIGNATURE.test(line.trim()))
  return (end < 0 ? lines : lines.slice(0, end))
    .join('\n')
    .split(/(?<=[.!?])\s+|\n\s*\n|\n(?=[A-ZÀ-Þ])/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** In small letters without accents, where `\b` finds the ends of French words, too. */
const plain = (sentence: string): string =>
  sentence
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(COURTESIES, ' ')

const HEDGES = [
  /\b(but|however|unless|if|provided|subject to|conditional|except|assuming|although|instead)\b/,
  /\b(not yet|maybe|perhaps|might|probably|possibly|tentative(ly)?|pending|almost|before (we|i|you) )/,
  /\b(waiting|wait|hold( on| off)?|once (we|i|my|our|you)|as soon as|until (we|i|my|our))\b/,
  /\b(will|'ll|to be|to|can|need to|have to|should|must) (confirm|check|ask|see|approve|review|discuss|get back|let you)/,
  /\b(get back to|let you know|think about|look(ing)? (into|at) it|considering|reviewing)\b/,
  /\b(could|can|would|will) (you|we|it)\b.*\?/,
  /\b(price|rate|cost|discount|cheaper|better|lower|match|less)\b.*\?/,
  /\b(prix|tarif|rabais|moins cher|meilleur)\b.*\?/,
  /\b(counter|negotiat|meet us at|come down)/,
  /\b(mais|toutefois|cependant|sauf|pourvu|peut-etre|pas encore|en attente|des que|une fois que|avant de)\b/,
  /(^|\s)(si|s'il|a condition) /,
  /\b(revenir|reviens|revient|reviendr\w+|verifi\w+|confirmera\w*|reflech\w+)\b/,
]

const isHedged = (sentence: string): boolean => HEDGES.some((hedge) => hedge.test(sentence))

const NEGATION =
  /\b(not|never|no longer|cannot|can't|won't|don't|didn't|doesn't|isn't|wouldn't|haven't|ne|n'|pas|jamais|aucun\w*)(?![\w])|\bn'/

const YES = [
  /\b(we|i|i'd|we'd|would|happily|gladly|hereby|to)( would)?( like to)? (accept|proceed|book|approve)\b/,
  /^(quote |your quote |offer |price |rate )?(is )?(accepted|approved|confirmed|booked)\b/,
  /\b(yes|ok|okay|great|perfect|good|thanks|thank you)[,.!:; -]+(please )?(accepted|approved|confirmed|booked)\b/,
  /\b(accept|approve) (the|your|this|that) (quote|price|rate|offer)\b/,
  /\b(quote|price|rate|offer) (is|has been|was) (accepted|approved)\b/,
  /\b(go ahead|go for it|let's go|let's do (it|this)|let's book|good to go|lock it in|make it happen)\b/,
  /\b(please|kindly|you can|you may|go and) (book|proceed|schedule|arrange|dispatch|move forward)\b/,
  /\b(book|proceed with) (it|this|us|the load|the shipment|this load)\b/,
  /^(book|proceed|confirmed|approved|accepted)[ .!,]*$/,
  /\b(we|i)( will|'ll) (take|accept|book) (it|this|the load|the quote|your)\b/,
  /\b(we|i) (confirm|approve|accept|agree to)\b/,
  /\b(the load is yours|it's yours|you have the load|you got the load|awarded to you|consider it booked)\b/,
  /\b(nous|on|j'|je)( l')? ?(acceptons|accepte|confirmons|confirme|reservons|reserve|approuvons|approuve)\b/,
  /\b(c'est|soumission|prix|tarif|offre)( est)? (acceptee?|approuvee?|confirmee?)\b/,
  /^(acceptee?|approuvee?|confirmee?|reservee?)[ .!,]*/,
  /\b(allez-y|on y va|allons-y|vous pouvez y aller|procedez|bon pour accord|marche conclu|feu vert)\b/,
  /\b(veuillez|merci de|svp|s'il vous plait) (reserver|proceder|confirmer le ramassage)\b/,
]

const NO = [
  /\b(we|i)( will| must| have to|'ll| regretfully| respectfully)* (decline|pass)\b/,
  /^(declined|no,? thank(s| you)|non,? merci)\b/,
  /\b(not|won't|aren't|isn't) (be )?(going|moving|proceeding)( ahead| forward)?\b/,
  /\b(won't|will not) (go|move|proceed)( ahead| forward)?\b/,
  /\b(going|go|went|gone|going to go) with (another|someone|somebody|a different|our usual|the other|one of)\b/,
  /\b(booked|covered|gone|placed|moved) (it |this |the load )?(with (another|someone|a different)|elsewhere|already)\b/,
  /\b(already|been) (booked|covered)\b|\bload is (covered|gone|cancel+ed)\b|\bfreight is covered\b/,
  /\bno longer (need|require|needed|required)\b|\bdon't need (it|this|the truck|a truck) (any ?more|now)\b/,
  /\b(please )?cancel (this|the|our|my) (quote|request|load|shipment)\b/,
  /\b(nous|on|je) (refusons|declinons|refuse|decline)\b/,
  /\b(ne (donnerons|donnons|donnera|donne) pas suite|plus besoin|deja (couvert|reserve|donne))/,
  /\b(choisi|pris|retenu|donne a) un autre (transporteur|fournisseur)\b/,
]

function decisionIn(sentence: string): FoundDecision['decision'] | undefined {
  if (sentence.includes('?')) return undefined
  const isYes = YES.some((yes) => yes.test(sentence))
  if (NO.some((no) => no.test(sentence))) return isYes ? undefined : 'declined'
  return isYes && !NEGATION.test(sentence) ? 'accepted' : undefined
}

/** What is named as a price; weights, times, years and days are none. */
const AMOUNT =
  /(?:\$ ?|\b(?:cad|usd|at|for|price of|a|pour) ?\$? ?)(\d{1,3}(?:[ ,\u00a0]\d{3})+|\d{3,7})(?:[.,](\d{2}))?(?! ?(?:lbs?|kg|pounds|kilos?|am|pm|a\.m|p\.m|h\b|hrs|hours|pallets|palettes|[:/-]\d))\b/g

const amountsIn = (text: string): Cents[] =>
  [...text.matchAll(AMOUNT)].flatMap(
    ([, whole = '', cents = '00']) => parseAmount(`${whole.replace(/\D/g, '')}.${cents}`) ?? [],
  )

const ORDER =
  /\b(?:p\.?o\.?|purchase order|bon de commande)(?: (?:number|no\.?|is|est)|\s*(?:#|:|n[o°]\.?|-))*\s*#?([a-z]{0,6}-?\d[\w-]{0,28})/i

const purchaseOrderIn = (text: string): string | undefined => ORDER.exec(text)?.[1]
