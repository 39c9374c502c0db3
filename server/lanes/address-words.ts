const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Kinds of streets that follow their name: `Main St`. Spanish and French ones stand before it. */
export const STREET_AFTER = set(
  'street st str avenue ave av road rd drive dr boulevard blvd lane ln way trail trl tr court ct crescent cres circle cir place pl plaza terrace ter square sq parkway pkwy highway hwy freeway fwy expressway expy route rte line sideroad sdrd concession conc loop close row mews alley path pike turnpike tpke causeway cswy bypass crossing xing gate frontage industrial',
)
export const STREET_BEFORE = set(
  'rue chemin ch montee rang autoroute allee impasse quai boul boulevard avenue calle av avenida calzada carretera carr camino privada prol prolongacion blvd colonia col highway hwy fm',
)

/** Parts of a town: `calgary se`. */
export const QUADRANTS = set('ne nw se sw n s e w north south east west')

/** Words that say what stands at a place, not where it is: no name of a town by themselves. */
export const FACILITIES = set(
  'cfb yard terminal warehouse whse depot dc distribution centre center plant mill mine refinery site jobsite dock docks door gate port harbour harbor airport aeroport aeropuerto intl international terminals hub crossdock facility building bldg shop store office railyard rail intermodal siding station gare ville cite city village town municipality municipalite municipio county district region ciudad downtown industrial park parc area greater central our the my in at near to from by of de du des d for en outside part cargo customer shipper receiver consignee pickup delivery',
)
/** A base or an airfield bears the name of a town that is often far from it, and seldom the largest of that name. */
export const AIRFIELDS = set(
  'airport airpark airfield aerodrome aeroport aeropuerto jetport cfb afb base field air university college cornell bridge garden gardens square mcas aaf',
)
/** Whose yard it is: railways, carriers and shops. */
export const COMPANIES = set(
  'cn cp cpkc bnsf up csx ns walmart costco amazon loblaw loblaws sobeys safeway ikea ups fedex purolator canadian tire lowes rona target kroger sysco',
)
/** What people add to a place. */
export const REMARKS = set(
  'please pls thanks tbd tbc tba to be confirmed determined nearby approx approximately around exact address follow follows asap only yes',
)
/** Words of a sentence that are codes of regions as well, but not in front of a name. */
export const SHORT_WORDS = set('in on or me de la al co hi id ma oh ok pa')
/** The number behind one of these is no postal code and names no house: `Suite 12345`. */
export const NUMBERED = set(
  'unit suite ste apt room rm floor dock door bay lot box bldg building po no hwy highway route rte road rd rr fm sr cr us county state km exit pier berth gate hangar',
)

/** Words that belong to the name they stand before: `Del Bonita`, `Saint-Pierre`, `Centre Wellington`. */
export const BEFORE_NAME = set(
  'saint sainte san santa santo fort mount lake lac port new nouveau nouvella nouvelle la le les los las el del du des aux au sur sous en grand grande little big old upper lower centre center north south east west northern southern eastern western central n s e w greater ciudad cd villa cap cape point pointe bay baie mont st ste great rural county',
)
/** Words that belong to the name they stand behind: `Vancouver Island`, `Perth South`. */
export const AFTER_NAME = set(
  'island islands isle isles lake river creek beach falls mountain mountains springs harbour harbor cove inlet junction point valley narrows sur aux au de du des township twp county mills heights hills highlands landing park bay ridge grove village villages city',
)
/** What belongs to no name although `de` follows it: `port de Montréal`. */
export const OF_A_TOWN = set('ville port gare aeroport region cite parc municipio ciudad')

/** What a short word in a name may stand for, beside what `normalise` writes out. */
export const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    bch: ['beach'],
    bnd: ['bend'],
    cr: ['creek'],
    crk: ['creek'],
    ctr: ['center', 'centre'],
    cy: ['city'],
    fls: ['falls'],
    gr: ['grand'],
    grv: ['grove'],
    hbr: ['harbor', 'harbour'],
    hls: ['hills'],
    hts: ['heights'],
    is: ['island'],
    jct: ['junction'],
    lk: ['lake'],
    mtn: ['mountain'],
    nd: ['notre dame'],
    pk: ['park'],
    pt: ['port', 'point'],
    rvr: ['river'],
    spg: ['spring'],
    spgs: ['springs'],
    twp: ['township'],
    vlg: ['village'],
    vly: ['valley'],
    n: ['north'],
    s: ['south'],
    e: ['east'],
    w: ['west'],
  }),
)
