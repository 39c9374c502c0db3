/** Common in French and no English words; nor are they parts of names, as `du`, `sur` and `des` are. Without accents. */
const FRENCH =
  'bonjour bonsoir merci svp je avec une votre vos nos avons avez besoin ont sont sera seront doit peut pouvez voulons voudrais aimerais faut cette ces mais dans tres aussi apres environ chaque plusieurs semaine lundi mardi mercredi jeudi vendredi janvier fevrier avril juin juillet aout heures jours matin livraison livrer ramassage ramasser cueillette chargement dechargement remorque palettes caisses marchandise marchandises poids hauteur largeur soumission demande refrigere congele prix donner envoyer faire rendez-vous pouvez-vous avez-vous quai entrepot usine boites nourriture aliments expediteur destinataire'.split(
    ' ',
  )

const ENGLISH =
  'the and for with from to of in at by we you our your is are has have will would can must need please thank thanks this that it not be any'.split(
    ' ',
  )

/** At least two French words, and more of them than English ones. Of a text of a few words it says nothing. */
export function isPlainlyFrench(text: string): boolean {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  // What hyphens join is one word, as in Saint-Jean-sur-Richelieu.
  const words = new Set(bare.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu))
  const count = (known: readonly string[]) => known.filter((word) => words.has(word)).length
  const french = count(FRENCH)
  return french >= 2 && french > count(ENGLISH)
}
