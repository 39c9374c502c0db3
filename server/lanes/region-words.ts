import { type Country, countryNames, type Region, regions } from '../../domain/lanes/regions.ts'
import { normalise } from './normalise.ts'

/** Other ways people write a province or state, by its country and code. */
const others: Record<string, string> = {
  'CA-AB': 'alta',
  'CA-MB': 'man',
  'CA-NL': 'nfld,newfoundland,labrador',
  'CA-NT': 'nwt',
  'CA-ON': 'ont',
  'CA-PE': 'pei',
  'CA-QC': 'que,pq',
  'CA-SK': 'sask',
  'CA-YT': 'yukon territory',
  'US-AL': 'ala',
  'US-AZ': 'ariz',
  'US-CA': 'calif,cali',
  'US-CO': 'colo',
  'US-CT': 'conn',
  'US-FL': 'fla',
  'US-IL': 'ill',
  'US-IN': 'ind',
  'US-KS': 'kan,kans',
  'US-MA': 'mass',
  'US-MI': 'mich',
  'US-MN': 'minn',
  'US-MS': 'miss',
  'US-MT': 'mont',
  'US-ND': 'n dakota,north dak',
  'US-NE': 'neb,nebr',
  'US-NV': 'nev',
  'US-OK': 'okla',
  'US-OR': 'ore',
  'US-PA': 'penn,penna',
  'US-SD': 's dakota,south dak',
  'US-TN': 'tenn',
  'US-TX': 'tex',
  'US-VA': 'virg',
  'US-WA': 'wash',
  'US-WI': 'wis,wisc',
  'US-WV': 'w virginia',
  'US-WY': 'wyo',
  'MX-AG': 'ags',
  'MX-BC': 'bcn',
  'MX-BS': 'bcs',
  'MX-CH': 'chih',
  'MX-CO': 'coah,coahuila de zaragoza',
  'MX-CS': 'chis,chiapas',
  'MX-DF': 'cdmx,cmx,ciudad de mexico,distrito federal',
  'MX-DG': 'dgo',
  'MX-EM': 'edomex,estado de mexico,mex,mx',
  'MX-GR': 'gro',
  'MX-GT': 'gto,gj',
  'MX-HG': 'hgo',
  'MX-JA': 'jal',
  'MX-MI': 'mich',
  'MX-MO': 'mor',
  'MX-NA': 'nay',
  'MX-NL': 'nle,n l',
  'MX-OA': 'oax',
  'MX-PU': 'pue',
  'MX-QR': 'q roo',
  'MX-QT': 'qro,qe',
  'MX-SI': 'sin',
  'MX-SL': 'slp',
  'MX-SO': 'son',
  'MX-TB': 'tab',
  'MX-TL': 'tlax',
  'MX-TM': 'tamps',
  'MX-VE': 'ver',
  'MX-YU': 'yuc',
  'MX-ZA': 'zac',
}

const otherCountries: Record<Country, string> = {
  CA: 'can,cdn',
  US: 'usa,us,united states of america,u s a,america',
  MX: 'mx,mex',
}

const byWord = new Map<string, Region[]>()
for (const region of regions) {
  const more = others[`${region.country}-${region.code}`]?.split(',') ?? []
  for (const word of new Set([normalise(region.code), normalise(region.name), ...more])) {
    byWord.set(word, [...(byWord.get(word) ?? []), region])
  }
}

const countryByWord = new Map<string, Country>()
for (const country of ['CA', 'US', 'MX'] as const) {
  for (const word of [normalise(countryNames[country]), ...otherCountries[country].split(',')]) {
    countryByWord.set(word, country)
  }
}

/** All regions that a normalised word can mean: `nl` is Newfoundland and Nuevo León. */
export const regionsCalled = (words: string): readonly Region[] => byWord.get(words) ?? []

export const countryCalled = (words: string): Country | undefined => countryByWord.get(words)

/** Regions whose name or code begins like this: for suggestions while someone types. */
export const regionsBeginning = (words: string): Region[] =>
  [...byWord].flatMap(([word, list]) => (word.startsWith(words) ? list : []))
