import { regionOf } from '../../domain/lanes/regions.ts'
import type { HolidayName, HolidayPlace } from '../../domain/time/holidays.ts'

const names: Record<HolidayName, string> = {
  newYear: 'New Year’s Day',
  martinLutherKing: 'Martin Luther King, Jr. Day',
  constitution: 'Constitution Day',
  family: 'Family Day',
  louisRiel: 'Louis Riel Day',
  heritage: 'Heritage Day',
  islander: 'Islander Day',
  washington: 'Washington’s Birthday',
  juarez: 'Benito Juárez’s Birthday',
  seward: 'Seward’s Day',
  goodFriday: 'Good Friday',
  easterMonday: 'Easter Monday, or Good Friday',
  patriots: 'Patriots’ Day',
  mayDay: 'Labour Day',
  victoria: 'Victoria Day',
  nationalPatriots: 'National Patriots’ Day',
  memorial: 'Memorial Day',
  juneteenth: 'Juneteenth',
  indigenousPeoples: 'National Indigenous Peoples Day',
  saintJean: 'National Holiday (Saint-Jean-Baptiste)',
  canada: 'Canada Day',
  independence: 'Independence Day',
  nunavut: 'Nunavut Day',
  pioneer: 'Pioneer Day',
  august: 'August civic holiday',
  victoryDay: 'Victory Day',
  discovery: 'Discovery Day',
  labour: 'Labour Day',
  mexicanIndependence: 'Independence Day',
  reconciliation: 'National Day for Truth and Reconciliation',
  thanksgiving: 'Thanksgiving',
  columbus: 'Columbus Day',
  alaska: 'Alaska Day',
  nevada: 'Nevada Day',
  remembrance: 'Remembrance Day',
  veterans: 'Veterans Day',
  revolution: 'Revolution Day',
  usThanksgiving: 'Thanksgiving',
  christmas: 'Christmas Day',
  boxing: 'Boxing Day',
}

const countries = { CA: 'Canada', US: 'US', MX: 'Mexico' }

/** `Canada, US`, `AB, BC, ON`, `Quebec` */
const placesText = (places: readonly HolidayPlace[]): string =>
  places
    .map(({ country, regions, isFederal }) => {
      if (!regions) return countries[country]
      const [only, second] = regions
      const named =
        only && !second && !isFederal ? (regionOf(country, only)?.name ?? only) : regions.join(', ')
      return isFederal ? `${named}, federal` : named
    })
    .join(', ')

/** `Labour Day (Canada, US)` */
export const holidayText = (name: HolidayName, places: readonly HolidayPlace[], isInstead: boolean): string =>
  `${names[name]}${isInstead ? ', kept on this day' : ''} (${placesText(places)})`
