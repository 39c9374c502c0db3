import { type Country, countryNames, type Region, regions } from '../../domain/lanes/regions.ts'
import { normalise } from './normalise.ts'

/** Other ways people write a province or state, by its country and code. */
const others: Record<string, string> = {
  'CA-AB': 'alta',
  'CA-BC': 'colombie britannique',
  'CA-MB': 'man',
  'CA-NB': 'nouveau brunswick',
  'CA-NL': 'nfld,newfoundland,labrador,terre neuve,terre neuve et labrador',
  'CA-NS': 'nouvelle ecosse',
  'CA-NT': 'nwt,territoires du nord ouest,tno',
  'CA-ON': 'ont',
  'CA-PE': 'pei,ile du prince edouard,ipe',
  'CA-QC': 'que,pq',
  'CA-SK': 'sask',
  'CA-YT': 'yukon territory',
  'US-AL': 'ala',
  'US-AZ': 'ariz',
  'US-CA': 'calif,cali,californie',
  'US-CO': 'colo',
  'US-CT': 'conn',
  'US-FL': 'fla,floride',
  'US-IL': 'ill',
  'US-IN': 'ind',
  'US-KS': 'kan,kans',
  'US-MA': 'mass',
  'US-MI': 'mich',
  'US-MN': 'minn',
  'US-MS': 'miss',
  'US-MT': 'mont',
  'US-NC': 'caroline du nord',
  'US-ND': 'n dakota,north dak,dakota du nord',
  'US-NE': 'neb,nebr',
  'US-NM': 'nouveau mexique,nuevo mexico',
  'US-NV': 'nev',
  'US-OK': 'okla',
  'US-OR': 'ore',
  'US-PA': 'penn,penna,pennsylvanie',
  'US-SC': 'caroline du sud',
  'US-SD': 's dakota,south dak,dakota du sud',
  'US-TN': 'tenn',
  'US-TX': 'tex',
  'US-VA': 'virg,virginie',
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
  US: 'usa,us,united states of america,u s a,america,etats unis,estados unidos',
  MX: 'mx,mex,mexique',
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

/** Names of other countries that their English name in CLDR is not, or not alone. */
const otherNamesAbroad =
  'uk,u k,usvi,u s virgin islands,great britain,britain,england,scotland,wales,northern ireland,holland,uae,turkey,czech republic,ivory coast,' +
  'burma,puerto rico,us virgin islands,virgin islands,saint pierre and miquelon,bosnia,trinidad,hong kong,macau,' +
  'new south wales,nsw,queensland,tasmania,western australia,south australia,northern territory,bavaria,ile de france,' +
  'republic of ireland,korea,congo,palestine,dominican republic,west indies,europe'

/** Codes that someone may write after a comma and that are no province, state or country of ours. */
const codesAbroad =
  'ae,at,au,be,bm,br,bs,ch,cl,cn,cr,cu,cz,dk,dz,ec,eg,es,fi,fr,gb,gr,gt,gu,hk,hn,hu,ie,in,is,it,jm,jp,kr,ky,lu,my,' +
  'ng,ni,no,np,nz,pe,ph,pk,pl,pm,pr,pt,ro,rs,ru,sa,se,sg,sv,tc,th,tr,tt,tw,ua,uy,ve,vi,vn'

const abroadNames = new Set(otherNamesAbroad.split(','))
const countryNamesOf = new Intl.DisplayNames('en', { type: 'region' })
const ours = new Set(['CA', 'US', 'MX', 'ZZ', 'UN', 'EU', 'EZ', 'XA', 'XB'])
const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
  const name = normalise(countryNamesOf.of(code) ?? code)
  if (!ours.has(code) && name !== normalise(code) && !byWord.has(name)) abroadNames.add(name)
}
const abroadCodes = new Set(codesAbroad.split(',').filter((code) => !byWord.has(code)))

/** Whether normalised words name a country that we do not serve: `united kingdom`, `puerto rico`. */
export const isCountryAbroad = (words: string): boolean => abroadNames.has(words)

/** The same, or its code, which counts only as a word of its own: `no` is Norway and a number. */
export const isAbroad = (words: string): boolean => isCountryAbroad(words) || abroadCodes.has(words)

/** What one word can say about where a place lies: `ca` is California or Canada. */
export interface Where {
  regions: readonly Region[]
  country?: Country | undefined
}

/** What normalised words mean as a country or region; undefined when nothing. */
export function whereCalled(words: string): Where | undefined {
  const where = { country: countryByWord.get(words), regions: regionsCalled(words) }
  return where.country || where.regions.length > 0 ? where : undefined
}

/** Whether a place is in every country or region named. */
export const lies = (place: { country: Country; region: string }, where: readonly Where[]): boolean =>
  where.every(
    ({ country, regions: named }) =>
      country === place.country ||
      named.some((region) => region.country === place.country && region.code === place.region),
  )

/** All regions that a normalised word can mean: `nl` is Newfoundland and Nuevo León. */
const regionsCalled = (words: string): readonly Region[] => byWord.get(words) ?? []

/** Regions whose name or code begins like this: for suggestions while someone types. */
export const regionsBeginning = (words: string): Region[] =>
  [...byWord].flatMap(([word, list]) => (word.startsWith(words) ? list : []))
