export type Country = 'CA' | 'US' | 'MX'

export interface Region {
  country: Country
  /** Postal abbreviation: `AB`, `MT`, `NL`. Unique within its country only. */
  code: string
  name: string
}

export const countryNames: Record<Country, string> = { CA: 'Canada', US: 'United States', MX: 'Mexico' }

export const isCountry = (code: string | undefined): code is Country =>
  code !== undefined && Object.hasOwn(countryNames, code)

const lists: Record<Country, string> = {
  CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
  US: 'AK Alaska,AL Alabama,AR Arkansas,AZ Arizona,CA California,CO Colorado,CT Connecticut,DC District of Columbia,DE Delaware,FL Florida,GA Georgia,HI Hawaii,IA Iowa,ID Idaho,IL Illinois,IN Indiana,KS Kansas,KY Kentucky,LA Louisiana,MA Massachusetts,MD Maryland,ME Maine,MI Michigan,MN Minnesota,MO Missouri,MS Mississippi,MT Montana,NC North Carolina,ND North Dakota,NE Nebraska,NH New Hampshire,NJ New Jersey,NM New Mexico,NV Nevada,NY New York,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VA Virginia,VT Vermont,WA Washington,WI Wisconsin,WV West Virginia,WY Wyoming',
  MX: 'AG Aguascalientes,BC Baja California,BS Baja California Sur,CH Chihuahua,CL Colima,CM Campeche,CO Coahuila,CS Chiapas,DF Mexico City,DG Durango,EM State of Mexico,GR Guerrero,GT Guanajuato,HG Hidalgo,JA Jalisco,MI Michoacán,MO Morelos,NA Nayarit,NL Nuevo León,OA Oaxaca,PU Puebla,QR Quintana Roo,QT Querétaro,SI Sinaloa,SL San Luis Potosí,SO Sonora,TB Tabasco,TL Tlaxcala,TM Tamaulipas,VE Veracruz,YU Yucatán,ZA Zacatecas',
}

const listed = (country: Country): Region[] =>
  lists[country].split(',').map((entry) => ({ country, code: entry.slice(0, 2), name: entry.slice(3) }))

/** Every province, territory and state of the three countries, 96 in all. */
export const regions: readonly Region[] = [...listed('CA'), ...listed('US'), ...listed('MX')]

const named = new Map(regions.map((region) => [`${region.country}-${region.code}`, region]))

/** By the codes of country and region; undefined for an unknown one. */
export const regionOf = (country: string, code: string): Region | undefined => named.get(`${country}-${code}`)
