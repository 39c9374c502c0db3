/** Where a rule or a figure on the site comes from; `translations/en/sources.ts` says what is there. General information, not this company's terms. */
export type Source =
  | {
      url: string
      /** The day it was read: YYYY-MM-DD. */
      readOn: string
    }
  | typeof notCompared
  | typeof tradeUsage

/** A law or publication whose own text could not be read. */
const notCompared = { isCompared: false } as const
/** What the trade usually counts with, by no law. */
const tradeUsage = { isUsage: true } as const

/** Every rule and figure of the site, for an expert to check. */
export const sources = {
  nmfcDensityScale: {
    url: 'https://help.nmfta.org/hc/en-us/articles/32790591446427-NMFC-Classification-FAQs',
    readOn: '2026-11-21',
  },
  nmfcDensityTable: notCompared,
  canadianDeemedWeight: tradeUsage,
  dryVanInside: tradeUsage,
  usVehicleSize: {
    url: 'https://ops.fhwa.dot.gov/freight/publications/size_regs_final_rpt',
    readOn: '2026-11-21',
  },
  usGrossWeight: { url: 'https://ops.fhwa.dot.gov/freight/sw/faqs/qa.cfm?category=9', readOn: '2026-11-22' },
  canadianVehicleSize: {
    url: 'https://www.mto.gov.on.ca/english/trucks/handbook/section1-3-7.shtml',
    readOn: '2026-11-21',
  },
  canadianWeightsAndDimensions: {
    url: 'https://comt.ca/english/programs/trucking/Index.htm',
    readOn: '2026-11-21',
  },
  stepDeckHeight: tradeUsage,
  ltlExtras: { url: 'http://www.fedex.com/us/freight/rulestariff/over_length.html', readOn: '2026-11-23' },
  ltlTariff: notCompared,
  limitedAccessInCanada: {
    url: 'http://www.fedex.com/us/freight/rulestariff/pickup_delivery_limitedaccess_us_canada.html',
    readOn: '2026-11-21',
  },
  containerHeights: notCompared,
  intermodalCharges: notCompared,
  safeFoodForCanadians: {
    url: 'https://inspection.canada.ca/en/preventive-controls/regulatory-requirements',
    readOn: '2026-11-22',
  },
  canadianDrivingHours: {
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2005-313/',
    readOn: '2026-11-23',
  },
  canadianSafeDriving: {
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2005-313/',
    readOn: '2026-11-23',
  },
  usDrivingHours: {
    url: 'https://csa.fmcsa.dot.gov/safetyplanner/MyFiles/SubSections.aspx?ch=23&sec=69&sub=176',
    readOn: '2026-11-22',
  },
  mexicanDrivingHours: notCompared,
  canadianPreArrival: {
    url: 'https://cbsa-asfc.gc.ca/publications/dm-md/d17/d17-1-4-eng.html',
    readOn: '2026-11-23',
  },
  usPreArrival: notCompared,
  cusmaCertification: {
    url: 'https://www.cbsa-asfc.gc.ca/services/cusma-aceum/cog-com-eng.html',
    readOn: '2026-11-22',
  },
  usBillOfLading: {
    url: 'http://www.ecfr.gov/cgi-bin/text-idx?c=ecfr&rgn=div5&view=text&node=49:5.1.1.2.16&idno=49',
    readOn: '2026-11-22',
  },
  canadianBillOfLading: { url: 'https://www.ontario.ca/laws/regulation/901087/v2', readOn: '2026-11-23' },
  conditionsOfCarriage: {
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2005-404/page-1.html',
    readOn: '2026-11-23',
  },
  carrierLiability: {
    url: 'http://www.mtq.gouv.qc.ca/portal/page/portal/entreprises_en/camionnage/expedition_connaissement',
    readOn: '2026-11-23',
  },
  freightClaims: notCompared,
  usClaims: notCompared,
  usPreArrivalBroker: notCompared,
  canadianManifest: {
    url: 'https://www.cbsa-asfc.gc.ca/services/carrier-transporteur/pre-arriv-eng.html',
    readOn: '2026-11-22',
  },
  carmSecurity: notCompared,
  canadianLoggingDevices: {
    url: 'https://tc.canada.ca/en/road-transportation/electronic-logging-devices/electronic-logging-devices-commercial-drivers-motor-carriers',
    readOn: '2026-11-22',
  },
  usCargoChecks: { url: 'https://www.fmcsa.dot.gov/regulations/title49/section/392.9', readOn: '2026-11-22' },
  usSafetyRatings: {
    url: 'https://oklahoma.gov/dps/programs-services/troop-s/programs-services/compliance-investigation.html',
    readOn: '2026-11-23',
  },
  driverAbstract: {
    url: 'https://commercial-driver-training.511.alberta.ca/module/module/2',
    readOn: '2026-11-22',
  },
  usDriverTesting: {
    url: 'https://www.fmcsa.dot.gov/regulations/drug-alcohol-testing/guidance-how-canadian-motor-carrier-can-comply-testing-regulations',
    readOn: '2026-11-22',
  },
  truckFuel: {
    url: 'http://oee.nrcan.gc.ca/publications/statistics/cvs/2009/appendix-1.cfm?graph=37',
    readOn: '2026-11-23',
  },
  railFuel: notCompared,
  albertaReleases: {
    url: 'http://www.qp.alberta.ca/1266.cfm?page=1993_117.cfm&leg_type=Regs&isbncln=9780779797837&display=html',
    readOn: '2026-11-22',
  },
  canadianTariff: notCompared,
  reeferTariff: notCompared,
  quebecBillOfLading: {
    url: 'https://www.legisquebec.gouv.qc.ca/en/version/cr/t-12,%20r.%206?code=se:7&history=20230329',
    readOn: '2026-11-23',
  },
  albertaRoadBans: { url: 'http://www.transportation.alberta.ca/522.htm', readOn: '2026-11-23' },
  saskatchewanRoadBans: {
    url: 'https://saskatchewan.ca/government/news-and-media/2025/march/18/spring-weight-restrictions-on-secondary-highways-begin-march-21',
    readOn: '2026-11-23',
  },
  manitobaRoadBans: { url: 'http://www.gov.mb.ca/mit/srr/order.html', readOn: '2026-11-23' },
  britishColumbiaRoadBans: {
    url: 'https://www.tranbc.ca/2022/05/31/seasonal-bc-load-restrictions-answering-trucking-questions/',
    readOn: '2026-11-23',
  },
  ontarioRoadBans: notCompared,
  quebecRoadBans: {
    url: 'https://saaq.gouv.qc.ca/en/newsroom/article/thaw-period-on-quebec-roads/',
    readOn: '2026-11-25',
  },
  britishColumbiaChains: notCompared,
  washingtonChains: {
    url: 'http://apps.leg.wa.gov/documents/laws/wsr/2002/15/02-15-072.htm',
    readOn: '2026-11-23',
  },
  manitobaWinterRoads: notCompared,
  northernWinterRoads: notCompared,
  albertaHolidays: { url: 'https://alberta.ca/alberta-general-holidays.aspx', readOn: '2026-11-23' },
  provincialHolidays: notCompared,
  federalHolidays: {
    url: 'https://bac-lac.wayback.archive-it.org/web/20061026121517/http:/laws.justice.gc.ca/en/L-2/248919.html',
    readOn: '2026-11-24',
  },
  usHolidays: { url: 'https://www.okwb.uscourts.gov/holidays', readOn: '2026-11-23' },
  stateHolidays: notCompared,
  mexicanHolidays: notCompared,
  canadianDangerousGoods: {
    url: 'https://tc.canada.ca/en/dangerous-goods/required-information-shipping-document',
    readOn: '2026-11-23',
  },
  canadianEmergencyPlan: {
    url: 'https://laws.justice.gc.ca/eng/regulations/SOR-2001-286/section-3.6-20200219.html',
    readOn: '2026-11-25',
  },
  usDangerousGoods: {
    url: 'http://edocket.access.gpo.gov/cfr_2007/octqtr/49cfr172.202.htm',
    readOn: '2026-11-24',
  },
  foodPriorNotice: notCompared,
  usInBond: {
    url: 'https://www.ecfr.gov:443/api/renderer/v1/content/enhanced/2021-09-23/title-19?chapter=I&part=18',
    readOn: '2026-11-23',
  },
  canadianInBond: { url: 'http://cbsa.gc.ca/publications/dm-md/d3/d3-1-1-eng.html', readOn: '2026-11-23' },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources
