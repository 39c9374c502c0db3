import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Country, isCountry } from '../../domain/lanes/regions.ts'

export interface City {
  name: string
  country: Country
  /** `CA-AB` */
  region: string
  latitude: number
  longitude: number
  population: number
}

const provinces = ',AB,BC,MB,NB,NL,,NS,ON,PE,QC,SK,YT,NT,NU'.split(',')
const states =
  ',AG,BC,BS,CM,CS,CH,CO,CL,DF,DG,GT,GR,HG,JA,EM,MI,MO,NA,NL,OA,PU,QT,QR,SL,SI,SO,TB,TM,TL,VE,YU,ZA'.split(
    ',',
  )

const codeOf: Record<Country, (admin: string) => string | undefined> = {
  CA: (admin) => provinces[Number(admin)],
  US: (admin) => admin,
  MX: (admin) => states[Number(admin)],
}

/** Names that nobody writes on a bill of lading. */
const usual: Record<string, string> = { 'New York City': 'New York' }

/** Points that bear the name and the people of a town far away. */
const misplaced = new Set([
  'Sainte-Catherine CA-QC 46.3',
  'Saint-Ambroise CA-QC 46.1',
  'Pont-Rouge CA-QC 48.9',
  'Middleton CA-NS 45.7',
])

/** Every city of Canada, the United States and Mexico in the gazetteer, the largest of a name and region first. */
export function readCities(packageFile: string): City[] {
  const rows = readFileSync(path.join(path.dirname(packageFile), 'cities500.txt'), 'utf8').split('\n')
  return rows
    .flatMap((row) => {
      const cells = row.split('\t')
      const country = cells[8]
      if (!isCountry(country)) return []
      const code = codeOf[country](cells[10] ?? '')
      if (!code) return []
      return {
        name: usual[cells[1] ?? ''] ?? cells[1] ?? '',
        country,
        region: `${country}-${code}`,
        latitude: Number(cells[4]),
        longitude: Number(cells[5]),
        population: Number(cells[14]),
      }
    })
    .filter(({ name, region, latitude }) => !misplaced.has(`${name} ${region} ${latitude.toFixed(1)}`))
    .toSorted((one, other) => other.population - one.population)
}

/** A table of ours: `name|latitude|longitude|hundreds of people` below each `=CA-AB`. */
export function readTable(file: URL): City[] {
  let region = ''
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((row) => {
      if (row.startsWith('=')) region = row.slice(1)
      const country = region.slice(0, 2)
      if (row === '' || /^[=#]/.test(row) || !isCountry(country)) return []
      const [name = '', latitude, longitude, hundreds] = row.split('|')
      return {
        name,
        country,
        region,
        latitude: Number(latitude),
        longitude: Number(longitude),
        population: Number(hundreds) * 100,
      }
    })
}
