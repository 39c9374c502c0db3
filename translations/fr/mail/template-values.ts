import { formatOf } from '../../../domain/text/format.ts'
import type { enTemplateValues } from '../../en/mail/template-values.ts'

const { number } = formatOf('fr-CA')

/** Without `de` before the first place, which would be `d’` before a vowel. */
export const frTemplateValues = {
  lane: (from, to) => `${from} – ${to}`,
  weight: (shown) =>
    shown
      .replaceAll(/\d[\d,]*(\.\d+)?/g, (written) => number(Number(written.replaceAll(',', ''))))
      .replace(' lbs', '\u00a0lb')
      .replace(' kg', '\u00a0kg'),
  pickup: (day) => `ramassage le ${day}`,
  sampleFreight: 'Aliments sur palettes',
} satisfies typeof enTemplateValues
