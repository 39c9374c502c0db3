import { type Months, parseTown, type Town } from './highways.ts'

export interface Ferry {
  operator: string
  towns: [Town, Town]
  hours: number
  /** The first and the last month, where it does not sail all year. */
  season?: Months | undefined
}

// OPERATOR: from - to: hours of the crossing: first and last month where it is not the whole year. Towns as in highways.txt.
const table = `
BC Ferries: Tsawwassen CA-BC - Swartz Bay CA-BC: 1.6
BC Ferries: Tsawwassen CA-BC - Duke Point CA-BC: 2
BC Ferries: Horseshoe Bay CA-BC - Departure Bay CA-BC: 1.7
BC Ferries: Horseshoe Bay CA-BC - Langdale CA-BC: 0.7
BC Ferries: Earls Cove CA-BC - Saltery Bay CA-BC: 0.8
BC Ferries: Powell River CA-BC - Little River CA-BC: 1.5
BC Ferries: Swartz Bay CA-BC - Fulford Harbour CA-BC: 0.6
BC Ferries: Crofton CA-BC - Vesuvius CA-BC: 0.4
BC Ferries: Horseshoe Bay CA-BC - Bowen Island CA-BC @49.38,-123.335: 0.4
BC Ferries: Campbell River CA-BC - Quadra Island CA-BC @50.055,-125.175: 0.2
BC Ferries: Port Hardy CA-BC - Bella Bella CA-BC: 6
BC Ferries: Port Hardy CA-BC - Prince Rupert CA-BC: 16
BC Ferries: Prince Rupert CA-BC - Skidegate CA-BC @53.25,-132.01: 7
BC Ferries: Swartz Bay CA-BC - Otter Bay CA-BC @48.80,-123.315: 0.7
BC Ferries: Swartz Bay CA-BC - Village Bay CA-BC @48.845,-123.325: 1
BC Ferries: Swartz Bay CA-BC - Lyall Harbour CA-BC @48.795,-123.20: 1.3
BC Ferries: Tsawwassen CA-BC - Sturdies Bay CA-BC @48.877,-123.315: 0.9
BC Ferries: Buckley Bay CA-BC - Denman Island CA-BC @49.535,-124.82: 0.2
BC Ferries: Denman Island CA-BC - Hornby Island CA-BC @49.513,-124.71: 0.2
BC Ferries: Quadra Island CA-BC - Cortes Island CA-BC @50.10,-125.05: 0.8
BC Ferries: Nanaimo CA-BC - Gabriola Island CA-BC: 0.4
BC Ferries: Powell River CA-BC - Texada Island CA-BC: 0.6
BC Ferries: Port McNeill CA-BC - Alert Bay CA-BC: 0.8
BC Ferries: Port McNeill CA-BC - Sointula CA-BC: 0.5
BC Ferries: Skidegate CA-BC - Sandspit CA-BC: 0.4
Upper Arrow Lake Ferry: Shelter Bay CA-BC @50.633,-117.925 - Galena Bay CA-BC @50.662,-117.868: 0.4
Kootenay Lake Ferry: Balfour CA-BC - Kootenay Bay CA-BC: 0.6
Ministry of Transportation of Ontario: Kingston CA-ON - Wolfe Island CA-ON: 0.4
Ministry of Transportation of Ontario: Millhaven CA-ON - Amherst Island CA-ON: 0.3
Owen Sound Transportation: South Baymouth CA-ON - Tobermory CA-ON: 1.8: 5-10
Owen Sound Transportation: Leamington CA-ON - Pelee Island CA-ON @41.78,-82.66: 1.5: 4-12
Société des traversiers du Québec: Baie-Sainte-Catherine CA-QC - Tadoussac CA-QC: 0.2
Société des traversiers du Québec: Matane CA-QC - Baie-Comeau CA-QC: 2.4
Société des traversiers du Québec: Matane CA-QC - Godbout CA-QC: 2.2
Société des traversiers du Québec: Sorel-Tracy CA-QC - Saint-Ignace-de-Loyola CA-QC: 0.2
Société des traversiers du Québec: Saint-Joseph-de-la-Rive CA-QC - L’Isle-aux-Coudres CA-QC: 0.3
Traverse Rivière-du-Loup–Saint-Siméon: Rivière-du-Loup CA-QC - Saint-Siméon CA-QC: 1.1: 4-1
CTMA: Souris CA-PE - Cap-aux-Meules CA-QC @47.38,-61.86: 5: 4-1
Bay Ferries: Saint John CA-NB - Digby CA-NS: 2.5
Coastal Transport: Blacks Harbour CA-NB - Grand Manan CA-NB @44.76,-66.75: 1.5
Province of New Brunswick: L'Etete CA-NB - Deer Island CA-NB: 0.4
Northumberland Ferries: Caribou CA-NS - Wood Islands CA-PE: 1.3: 5-12
Marine Atlantic: North Sydney CA-NS - Channel-Port aux Basques CA-NL: 7
Labrador Marine: St. Barbe CA-NL - Blanc-Sablon CA-QC: 1.8
Province of Newfoundland and Labrador: Portugal Cove CA-NL - Bell Island CA-NL: 0.4
Province of Newfoundland and Labrador: Farewell CA-NL - Fogo Island CA-NL: 0.8
Washington State Ferries: Seattle US-WA - Bainbridge Island US-WA: 0.6
Washington State Ferries: Seattle US-WA - Bremerton US-WA: 1
Washington State Ferries: Edmonds US-WA - Kingston US-WA: 0.5
Washington State Ferries: Mukilteo US-WA - Clinton US-WA @47.975,-122.355: 0.3
Washington State Ferries: Fauntleroy US-WA - Vashon US-WA: 0.3
Washington State Ferries: Anacortes terminal US-WA - Lopez Island US-WA: 0.8
Washington State Ferries: Anacortes terminal US-WA - Orcas Island US-WA @48.60,-122.94: 1.3
Washington State Ferries: Anacortes terminal US-WA - Friday Harbor US-WA: 1.1
Interstate Navigation: Point Judith US-RI @41.376,-71.512 - New Shoreham US-RI: 1
Steamship Authority: Hyannis US-MA - Nantucket US-MA: 2.3
Steamship Authority: Woods Hole US-MA - Vineyard Haven US-MA: 0.8
Alaska Marine Highway: Bellingham US-WA - Ketchikan US-AK: 38
Alaska Marine Highway: Ketchikan US-AK - Juneau US-AK: 19
Alaska Marine Highway: Juneau US-AK - Haines US-AK: 4.5
Alaska Marine Highway: Juneau US-AK - Sitka US-AK: 9
Alaska Marine Highway: Valdez US-AK - Cordova US-AK: 6
Alaska Marine Highway: Homer US-AK - Kodiak US-AK: 10
Transcaribe: Punta Venado MX-QR @20.55,-87.17 - Cozumel MX-QR: 1.3
Baja Ferries: La Paz MX-BS - Mazatlán MX-SI: 13
`

export const ferries: readonly Ferry[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [operator = '', towns = '', hours = '', season] = row.split(': ')
    const [from = '', to = ''] = towns.split(' - ')
    return {
      operator,
      towns: [parseTown(from), parseTown(to)],
      hours: Number(hours),
      season: season === undefined ? undefined : parseMonths(season),
    }
  })

function parseMonths(text: string): Months {
  const [first = 1, last = 12] = text.split('-').map(Number)
  return [first, last]
}

export type Coast = 'pacific' | 'inland' | 'atlantic' | 'abroad'

/** Where it sails, as shippers divide the continent. */
export function coastOf({ towns: [{ region }] }: Ferry): Coast {
  if (region === 'CA-BC') return 'pacific'
  if (region === 'CA-ON' || region === 'CA-QC') return 'inland'
  return region.startsWith('CA-') ? 'atlantic' : 'abroad'
}

/** `Swartz Bay` and its like, without what tells a pier from its town. */
export const terminalOf = (name: string): string => name.replace(/ terminal$/, '')
