import { expect, test } from 'vitest'
import { drawLane } from '../../domain/lanes/lane-drawing.ts'
import { openLanes } from './lanes.ts'
import { accuracyOf, knownLanes, typedPlaces } from './testing/samples.ts'

const lanes = openLanes()

const laneOf = async (from: string, to: string) => {
  const result = await lanes.lane(from, to)
  if (!('lane' in result)) throw new Error(JSON.stringify(result.refusal))
  return result.lane
}

test.each(['lanes.txt', 'own-lanes.txt', 'border-and-coast.txt'] as const)(
  'estimates lie near the known distances of %s',
  async (file) => {
    const { inside, medianError, error90, widest } = await accuracyOf(lanes, knownLanes(file))
    expect(inside).toBeGreaterThanOrEqual(0.93)
    expect(medianError).toBeLessThanOrEqual(0.02)
    expect(error90).toBeLessThanOrEqual(0.07)
    expect(widest).toBeLessThanOrEqual(0.2)
  },
)

test.each(typedPlaces())('%s means %s', async (typed, meant) => {
  const result = await lanes.lane(typed, 'Saskatoon, SK')
  expect('lane' in result ? result.lane.from.label : result.refusal.problems.from).toBe(meant)
})

test('a lane within one country stays in it', async () => {
  expect((await laneOf('Calgary', 'Toronto')).countries).toEqual(['CA'])
  expect((await laneOf('Seattle', 'Chicago')).countries).toEqual(['US'])
  expect((await laneOf('Tijuana', 'Monterrey, NL')).countries).toEqual(['MX'])
})

test('a lane across a border names the crossing and both sides', async () => {
  const { borders, countries } = await laneOf('Calgary, AB', 'Dallas, TX')
  expect(borders).toEqual([{ name: 'Coutts–Sweetgrass', from: 'AB', to: 'MT' }])
  expect(countries).toEqual(['CA', 'US'])
})

test('the map of a short lane names towns on it, that of a long one large cities', async () => {
  const namesOn = async (from: string, to: string) =>
    drawLane(await laneOf(from, to), { width: 660, height: 390 }).via
  expect(await namesOn('Calgary', 'Edmonton')).toEqual(['Red Deer'])
  expect(await namesOn('Toronto', 'Ottawa')).toEqual(['Belleville', 'Brockville'])
  expect(await namesOn('Calgary', 'Vancouver')).toEqual(['Kamloops'])
  expect((await laneOf('Calgary', 'Vancouver')).towns).toBeUndefined()
  expect(await namesOn('Calgary', 'Airdrie')).toEqual([])
})

test('names of two crossings beside each other are not written over each other, nor cut by a narrow map', async () => {
  const lane = await laneOf('Point Roberts, WA', 'Blaine, WA')
  const namesIn = (frame: { width: number; height: number }) =>
    [...drawLane(lane, frame).markup.matchAll(/class="city"[^>]*>([^<]*)/g)].map(([, name]) => name)
  expect(namesIn({ width: 1000, height: 270 })).toEqual(['Boundary Bay–Point Roberts'])
  expect(namesIn({ width: 330, height: 180 })).toEqual([])
})

test('a lane to Mexico crosses two borders', async () => {
  const { borders, countries } = await laneOf('Toronto', 'Monterrey, Mexico')
  expect(borders).toHaveLength(2)
  expect(countries).toEqual(['CA', 'US', 'MX'])
})

test('regions on the way are those of Canada and the US: Baja California is no British Columbia', async () => {
  expect((await laneOf('Los Angeles', 'Ensenada')).regions).toEqual(['CA'])
  expect((await laneOf('Spokane', 'Vancouver')).regions).toEqual(['WA', 'BC'])
})

test('Alaska is reached through Canada', async () => {
  expect((await laneOf('Seattle', 'Anchorage')).countries).toEqual(['US', 'CA'])
})

test.each([
  ['Honolulu', 'seaOnly'],
  ['Avalon, CA', 'seaOnly'],
  ['Iqaluit', 'airAndSea'],
  ['Moosonee', 'railOnly'],
  ['Churchill, MB', 'railOnly'],
  ['Fort Chipewyan', 'winterRoad'],
  ['Attawapiskat', 'winterRoad'],
  ['Norman Wells', 'northernWinterRoads'],
  ['St. Theresa Point, MB', 'manitobaWinterRoads'],
])('no road leads to %s: %s', async (place, problem) => {
  expect(await lanes.lane('Calgary', place)).toEqual({
    refusal: { problems: { to: problem }, suggestions: {} },
  })
})

test.each([
  ['Calgary', 'Sweetgrass, MT', 'Coutts–Sweetgrass', 330],
  ['Lethbridge', 'Sweetgrass, MT', 'Coutts–Sweetgrass', 115],
  ['Coutts', 'Sweetgrass, MT', 'Coutts–Sweetgrass', 5],
  ['Emerson, MB', 'Pembina, ND', 'Emerson–Pembina', 8],
  ['Niagara Falls, ON', 'Niagara Falls, NY', 'Queenston–Lewiston', 20],
  ['North Portal', 'Portal, ND', 'North Portal–Portal', 5],
  ['Stanstead', 'Derby Line, VT', 'Stanstead–Derby Line', 5],
  ['St. Stephen, NB', 'Calais, ME', 'St. Stephen–Calais', 6],
  ['Edmundston', 'Madawaska, ME', 'Edmundston–Madawaska', 6],
  ['Nogales, AZ', 'Nogales, Sonora', 'Nogales (Mariposa)', 8],
  ['Pohénégamook', 'Estcourt Station, ME', 'Pohénégamook–Estcourt Station (weekdays)', 5],
  ['Winnipeg', 'Northwest Angle, MN', 'Northwest Angle (unstaffed)', 200],
])('%s to %s crosses at its own border post, %s', async (from, to, crossing, most) => {
  const { borders, kilometres, drivingDays } = await laneOf(from, to)
  expect(borders.map(({ name }) => name)).toEqual([crossing])
  expect(kilometres.about).toBeLessThanOrEqual(most)
  if (most < 20) expect(drivingDays.low).toBe(1)
})

test.each([
  ['Vancouver', 'Nanaimo', ['BC Ferries'], 30],
  ['Vancouver', 'Victoria', ['BC Ferries'], 80],
  ['Seattle', 'Victoria, BC', ['BC Ferries'], 290],
  ['Vancouver', 'Powell River', ['BC Ferries', 'BC Ferries'], 150],
  ['Halifax', "St. John's, NL", ['Marine Atlantic'], 1400],
  ['Boston', 'Nantucket', ['Steamship Authority'], 125],
  ['Halifax', 'Charlottetown', [], 350],
  ['Anacortes, WA', 'Friday Harbor', ['Washington State Ferries'], 15],
] as const)('%s to %s sails with %s, and the water is not driven', async (from, to, operators, most) => {
  const { ferries, ferryHours, kilometres } = await laneOf(from, to)
  expect(ferries.map(({ operator }) => operator)).toEqual(operators)
  expect(ferryHours.low > 0).toBe(operators.length > 0)
  expect(kilometres.about).toBeLessThanOrEqual(most)
})

test.each([
  ['Galiano Island', 'Vancouver', ['Sturdies Bay–Tsawwassen']],
  ['Saturna Island', 'Victoria', ['Lyall Harbour–Swartz Bay']],
  ['Hornby Island', 'Courtenay', ['Hornby Island–Denman Island', 'Denman Island–Buckley Bay']],
  ['Gabriola Island', 'Nanaimo', ['Gabriola Island–Nanaimo']],
  ['Sandspit', 'Masset', ['Sandspit–Skidegate']],
  ['Fogo', 'Gander', ['Fogo Island–Farewell']],
  ['Bell Island, NL', "St. John's, NL", ['Bell Island–Portugal Cove']],
  ['Deer Island, NB', 'St. George, NB', ["Deer Island–L'Etete"]],
  ['Isle aux Coudres', 'Québec', ['L’Isle-aux-Coudres–Saint-Joseph-de-la-Rive']],
  ['Matane', 'Godbout', ['Matane–Godbout']],
  ['Sorel-Tracy', 'Berthierville', ['Sorel-Tracy–Saint-Ignace-de-Loyola']],
  ['Wolfe Island', 'Kingston, ON', ['Wolfe Island–Kingston']],
  ['Crawford Bay', 'Nelson, BC', ['Kootenay Bay–Balfour']],
  ['Vashon, WA', 'Seattle', ['Vashon–Fauntleroy']],
  ['Quathiaski Cove', 'Campbell River', ['Quadra Island–Campbell River']],
  ['Bella Bella', 'Port Hardy', ['Bella Bella–Port Hardy']],
  ['Block Island, RI', 'Providence', ['New Shoreham–Point Judith']],
  ['Cozumel', 'Cancún', ['Cozumel–Punta Venado']],
  ['Nakusp', 'Revelstoke', ['Galena Bay–Shelter Bay']],
  ['Bainbridge Island', 'Seattle', ['Bainbridge Island–Seattle']],
  ['Cordova, AK', 'Anchorage', ['Cordova–Valdez']],
])('%s is reached from %s by ferry, not straight over the water', async (from, to, names) =>
  expect((await laneOf(from, to)).ferries.map(({ name }) => name)).toEqual(names),
)

test.each([
  ['Lévis', 'Québec', 15, 30],
  ['Medicine Hat', 'Havre, MT', 190, 240],
  ['Point Roberts, WA', 'Vancouver', 35, 55],
  ['Point Roberts, WA', 'Blaine, WA', 38, 55],
  ['Warroad, MN', 'Northwest Angle, MN', 80, 105],
  ['Tsiigehtchic', 'Inuvik', 120, 140],
  ['Wrigley, NT', 'Fort Simpson', 210, 230],
  ['Churchill Falls', 'Goose Bay', 275, 305],
  ['Kapuskasing', 'Timmins', 155, 180],
  ['Elkford', 'Calgary', 290, 350],
  ['Dunnville', 'Hamilton, ON', 50, 66],
  ['Tillsonburg', 'London, ON', 50, 62],
  ['Alexandria, ON', 'Ottawa', 95, 115],
  ['Gravelbourg', 'Regina', 175, 205],
  ['Manning, AB', 'Peace River', 95, 105],
  ['Paris, ON', 'Hamilton, ON', 42, 50],
  ['Atikokan', 'Ignace', 145, 165],
  ['Kingsgate, BC', 'Creston, BC', 48, 56],
  ['Granby', 'Saint-Hyacinthe', 32, 44],
  ['Edson', 'Whitecourt', 100, 108],
  ['Lytton', 'Lillooet', 60, 65],
  ['Little Fort', '100 Mile House', 100, 112],
  ['Parry Sound', 'North Bay', 150, 170],
  ['Swan Hills', 'Whitecourt', 74, 80],
  ['Athabasca', 'Boyle', 34, 45],
  ['Detroit', 'Cleveland', 250, 285],
  ['Ottawa', 'Mont-Tremblant', 135, 165],
  ['San Francisco', 'Redwood City, CA', 38, 48],
  ['Anaheim, CA', 'Corona, CA', 30, 45],
  ['Leesburg, VA', 'Gaithersburg, MD', 50, 85],
  ['Listowel', 'Walkerton', 50, 65],
  ['Collingwood', 'Midland, ON', 50, 70],
])('%s to %s is between %i and %i km', async (from, to, least, most) => {
  const { about } = (await laneOf(from, to)).kilometres
  expect(about).toBeGreaterThanOrEqual(least)
  expect(about).toBeLessThanOrEqual(most)
})

test.each([
  ['Grand Forks, BC', 'Republic, WA', 'Carson–Danville', 60],
  ['Weyburn, SK', 'Plentywood, MT', 'Regway–Raymond', 145],
  ['Saint-Jean-sur-Richelieu', 'Plattsburgh', 'Lacolle–Champlain', 85],
  ['Cowansville, QC', 'St. Albans, VT', 'Philipsburg–Highgate Springs', 75],
  ['Altona, MB', 'Cavalier, ND', 'Gretna–Neche', 65],
  ['Winkler, MB', 'Walhalla, ND', 'Winkler–Walhalla', 45],
  ['Midway, BC', 'Republic, WA', 'Midway–Ferry', 75],
  ['Coronach, SK', 'Scobey, MT', 'Coronach–Scobey', 55],
  ['Deloraine, MB', 'Bottineau, ND', 'Goodlands–Carbury', 70],
  ['Coaticook, QC', 'Colebrook, NH', 'Hereford Road–Canaan', 75],
  ['Hartland, NB', 'Monticello, ME', 'Bloomfield–Monticello', 45],
  ['Aldergrove, BC', 'Blaine, WA', 'Pacific Highway–Blaine', 35],
  ['Morden, MB', 'Langdon, ND', 'Windygates–Maida', 75],
  ['Salaberry-de-Valleyfield', 'Malone, NY', 'Trout River', 75],
  ['Sherbrooke', 'Colebrook, NH', 'Hereford Road–Canaan', 95],
  ['Trail, BC', 'Colville, WA', 'Paterson–Frontier', 105],
])('%s and %s are joined by the crossing that a local would take, %s', async (from, to, crossing, most) => {
  const { borders, kilometres } = await laneOf(from, to)
  expect(borders.map(({ name }) => name)).toEqual([crossing])
  expect(kilometres.about).toBeLessThanOrEqual(most)
})

test('the Alaska and Dempster Highways are known', async () => {
  expect((await laneOf('Edmonton', 'Inuvik')).highways).toEqual(['alaska', 'dempster'])
  expect((await laneOf('Edmonton', 'Fairbanks')).highways).toEqual(['alaska'])
  expect((await laneOf('Edmonton', 'Yellowknife')).highways).toEqual([])
})

test.each([
  ['T2P', 'T3N', 12],
  ['T5J', 'T6X', 12],
  ['L5T', 'M1B', 35],
])('two halves of postal codes in one city, %s and %s, are apart', async (from, to, least) => {
  expect((await laneOf(from, to)).kilometres.about).toBeGreaterThanOrEqual(least)
})

test.each(['T0P', 'A0P', 'P0L', 'P0V', 'G0G', 'G0V', 'G0X', 'J0Y', 'S0J', 'Y0A'])(
  'a road leads to the rural postal code %s',
  async (code) => expect((await laneOf('Calgary', code)).to.label).toContain(code),
)

test('a postal code as wide as V0N is asked about, and with its town is that town', async () => {
  const result = await lanes.lane('Vancouver', 'V0N 2P0')
  expect(result).toMatchObject({ refusal: { problems: { to: 'ambiguous' } } })
  expect((await lanes.places('V0N')).map(({ label }) => label)).toContain('Port Hardy, BC')
  expect((await laneOf('Vancouver', 'Port Hardy, BC V0N 2P0')).to.label).toBe('Port Hardy, BC')
})

test('the all-season road to Whatì is known', async () => {
  expect((await laneOf('Edmonton', 'Whatì, NT')).kilometres.about).toBeGreaterThan(1300)
})

test('an ambiguous place comes with the places it may be', async () => {
  const result = await lanes.lane('Springfield', '')
  expect(result).toMatchObject({ refusal: { problems: { from: 'ambiguous', to: 'missing' } } })
  const suggestions = 'refusal' in result ? result.refusal.suggestions.from : []
  expect(suggestions?.map(({ label }) => label)).toContain('Springfield, MO')
})

test.each([
  ['cal', 'Calgary, AB'],
  ['ft mcm', 'Fort McMurray, AB'],
  ['montre', 'Montréal, QC'],
  ['t2p', 'Calgary, AB T2P'],
  ['900', 'Los Angeles, CA 900'],
  ['90012', 'Los Angeles, CA 90012'],
  ['vancouver w', 'Vancouver, WA'],
  ['vancuver', 'Vancouver, BC'],
])('%s suggests %s first', async (typed, first) => {
  const places = await lanes.places(typed)
  expect(places[0]?.label).toBe(first)
  expect(places.length).toBeLessThanOrEqual(8)
})

test.each(typedPlaces().filter(([, meant]) => meant.includes(',')))(
  '%s, which a lane understands, is suggested as %s',
  async (typed, meant) => {
    expect((await lanes.places(typed)).map(({ label }) => label)).toContain(meant)
  },
)

test.each([
  ['Windsor', 'Halifax', 'Windsor, NS'],
  ['Vancouver', 'Portland, OR', 'Vancouver, WA'],
  ['Portland', 'Boston', 'Portland, ME'],
  ['Yarmouth', 'Halifax', 'Yarmouth, NS'],
])('%s near %s may be %s, so we ask', async (from, to, near) => {
  const result = await lanes.lane(from, to)
  expect(result).toMatchObject({ refusal: { problems: { from: 'ambiguous' } } })
  const suggestions = 'refusal' in result ? result.refusal.suggestions.from : []
  expect(suggestions?.[0]?.label).toBe(near)
})

test('a city is not asked about because a smaller place of the other name lies beside its namesake', async () => {
  const result = await lanes.lane('Halifax', 'Yarmouth')
  expect(result).toMatchObject({ refusal: { problems: { to: 'ambiguous' } } })
  expect('refusal' in result ? result.refusal.problems.from : '').toBeUndefined()
})

test.each([
  ['Windsor', 'Windsor, ON'],
  ['Hamilton', 'Hamilton, ON'],
  ['Toronto', 'Toronto, ON'],
])('%s is not asked about where no other is near', async (from, meant) => {
  expect((await laneOf(from, 'Winnipeg')).from.label).toBe(meant)
})

test.each([
  ['Emerson', 'Pembina', 'Emerson, MB'],
  ["St. John's", 'Gander', "St. John's, NL"],
  ["St. John's", 'Corner Brook', "St. John's, NL"],
  ['Summerside', 'Charlottetown', 'Summerside, PE'],
  ['Richmond', 'Vancouver', 'Richmond, BC'],
  ['Waterloo', 'Toronto', 'Waterloo, ON'],
  ['Brownsville', 'Matamoros', 'Brownsville, TX'],
  ['Thompson', 'Lynn Lake', 'Thompson, MB'],
  ['Madawaska', 'Edmundston', 'Madawaska, ME'],
])('%s beside %s can only be %s', async (from, to, meant) =>
  expect((await laneOf(from, to)).from.label).toBe(meant),
)

test.each([
  ['Springfield', 'Chicago'],
  ['St. Paul', 'Edmonton'],
  ['Nogales', 'Nogales, AZ'],
  ["St. John's", 'Toronto'],
])('%s from %s may be several, and each is offered', async (from, to) => {
  const result = await lanes.lane(from, to)
  const offered = 'refusal' in result ? result.refusal.suggestions.from : []
  expect(offered?.length).toBeGreaterThan(1)
  for (const { label } of offered ?? []) expect((await laneOf(label, to)).from.label).toBe(label)
})

test('a text that names no place we know offers the town or the region in it', async () => {
  const offeredFor = async (typed: string) => {
    const result = await lanes.lane(typed, 'Calgary')
    return 'refusal' in result ? result.refusal.suggestions.from?.map(({ label }) => label) : undefined
  }
  expect(await offeredFor('the Balzac interchange')).toEqual(['Balzac, AB'])
  expect(await offeredFor('Anywhere in Alberta')).toContain('Edmonton, AB')
  expect(await offeredFor('Vancouver Island')).toContain('Nanaimo, BC')
  expect((await offeredFor('the yard, BC'))?.[0]).toBe('Vancouver, BC')
})

test('a country abroad is offered nothing of ours', async () => {
  expect(await lanes.places('London, UK')).toEqual([])
})

test('what is suggested resolves to itself', async () => {
  for (const typed of ['a', 'san', 'saint', 'mont', 'spring', 'l', 't5', '787', 'nuevo', 'guad']) {
    for (const { label, longitude, latitude } of await lanes.places(typed)) {
      const { from } = await laneOf(label, 'Dallas, TX').catch(() => laneOf(label, label))
      expect(from).toMatchObject({ label, longitude, latitude })
    }
  }
})

test('a lane from a place to itself is short and needs one day', async () => {
  const { kilometres, drivingDays, path } = await laneOf('Calgary', 'Calgary, Alberta')
  expect(kilometres.about).toBeLessThan(5)
  expect(drivingDays).toEqual({ low: 1, high: 1 })
  expect(path.length).toBeGreaterThanOrEqual(2)
})
