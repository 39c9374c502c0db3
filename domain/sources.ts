/** Where a rule or a figure on the site was read; `translations/en/sources.ts` says what is there. General information, not this company's terms. */
export interface Source {
  url: string
  /** The day it was read: YYYY-MM-DD. */
  readOn: string
}

/** Every rule and figure of the site, for an expert to check. */
export const sources = {
  nmfcDensityScale: {
    url: 'https://help.nmfta.org/hc/en-us/articles/32790591446427-NMFC-Classification-FAQs',
    readOn: '2026-11-21',
  },
  nmfcDensityTable: {
    url: 'https://blog.coleintl.com/tradenews/new-ltl-freight-class-rules-now-in-effect',
    readOn: '2026-11-22',
  },
  canadianDeemedWeight: { url: 'https://www.shipcanada.ca/shipping-school.php', readOn: '2026-11-21' },
  dryVanInside: { url: 'https://haletrailer.com/blog/dry-van-dimensions-capacities', readOn: '2026-11-21' },
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
  stepDeckHeight: { url: 'https://www.ampmheavyhaulers.com/step-deck/', readOn: '2026-11-21' },
  ltlExtras: { url: 'http://www.fedex.com/us/freight/rulestariff/over_length.html', readOn: '2026-11-23' },
  ltlTariff: {
    url: 'http://businessdocbox.com/Logistics/69242009-Rules-and-regulations-tariff-ptg-100-naming-applicable-for-transportation-within-and-between-points-in-the-united-states-and-canada.html',
    readOn: '2026-11-23',
  },
  limitedAccessInCanada: {
    url: 'http://www.fedex.com/us/freight/rulestariff/pickup_delivery_limitedaccess_us_canada.html',
    readOn: '2026-11-21',
  },
  containerHeights: { url: 'http://www.fredoniainc.com/glossary/ocean.html', readOn: '2026-11-23' },
  intermodalCharges: {
    url: 'https://pdfslide.net/documents/report-rules-rates-and-practices-relating-to-rules-rates-and-practices.html',
    readOn: '2026-11-23',
  },
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
  mexicanDrivingHours: {
    url: 'https://tyt.com.mx/noticias/lo-que-se-considera-como-descanso-con-la-nueva-nom-087/?share=email',
    readOn: '2026-11-23',
  },
  canadianPreArrival: {
    url: 'https://cbsa-asfc.gc.ca/publications/dm-md/d17/d17-1-4-eng.html',
    readOn: '2026-11-23',
  },
  usPreArrival: { url: 'http://www.trucknews.com/BorderLegislation/FRDoc0329798.htm', readOn: '2026-11-23' },
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
  freightClaims: { url: 'https://eccommodities.ca/bill-of-lading/', readOn: '2026-11-23' },
  usClaims: {
    url: 'https://ftp.gwdg.de/pub/linux/clienux/descriptive/cLIeNUX_top_directory/packages/usc4n.tgz:49/14706',
    readOn: '2026-11-23',
  },
  usPreArrivalBroker: {
    url: 'https://crimsonlogic-northamerica.com/docs/ace-highway-53-how-to-declare-paps',
    readOn: '2026-11-22',
  },
  canadianManifest: {
    url: 'https://www.cbsa-asfc.gc.ca/services/carrier-transporteur/pre-arriv-eng.html',
    readOn: '2026-11-22',
  },
  carmSecurity: {
    url: 'https://www.newswire.ca/news-releases/commercial-importers-provided-30-day-extension-to-submit-financial-security-before-the-end-of-carm-transition-period-875916256.html',
    readOn: '2026-11-23',
  },
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
  railFuel: {
    url: 'https://www.yumpu.com/en/document/view/31311285/locomotive-emissions-monitoring-program-railway-association-of-/27',
    readOn: '2026-11-23',
  },
  albertaReleases: {
    url: 'http://www.qp.alberta.ca/1266.cfm?page=1993_117.cfm&leg_type=Regs&isbncln=9780779797837&display=html',
    readOn: '2026-11-22',
  },
  canadianTariff: {
    url: 'https://businessdocbox.com/Logistics/103449578-Apxg-tariff-100-general-rules.html',
    readOn: '2026-11-23',
  },
  reeferTariff: {
    url: 'https://businessdocbox.com/Logistics/119905861-Tariff-ffep-fsol-v-100-effective-january-applied-between-all-points-in-the-untied-states-and-canada.html',
    readOn: '2026-11-23',
  },
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
  britishColumbiaChains: {
    url: 'https://bctrucking.com/bulletin/2021/10/04/reminder-chain-requirements-october-1st',
    readOn: '2026-11-23',
  },
  washingtonChains: {
    url: 'http://apps.leg.wa.gov/documents/laws/wsr/2002/15/02-15-072.htm',
    readOn: '2026-11-23',
  },
  manitobaWinterRoads: {
    url: 'https://mysteinbach.ca/news/12140/province-advises-winter-road-system-now-open',
    readOn: '2026-11-23',
  },
  northernWinterRoads: {
    url: 'https://www.nnsl.com/nwtnewsnorth/warm-weather-could-close-tlicho-winter-roads-over-weekend-gnwt/',
    readOn: '2026-11-23',
  },
  albertaHolidays: { url: 'https://alberta.ca/alberta-general-holidays.aspx', readOn: '2026-11-23' },
  provincialHolidays: {
    url: 'https://github.com/vacanza/holidays/blob/dev/holidays/countries/canada.py',
    readOn: '2026-11-23',
  },
  federalHolidays: {
    url: 'https://github.com/vacanza/holidays/blob/dev/holidays/countries/canada.py',
    readOn: '2026-11-23',
  },
  usHolidays: { url: 'https://www.okwb.uscourts.gov/holidays', readOn: '2026-11-23' },
  stateHolidays: {
    url: 'https://github.com/vacanza/holidays/blob/dev/holidays/countries/united_states.py',
    readOn: '2026-11-23',
  },
  mexicanHolidays: {
    url: 'https://www.scribd.com/document/136360621/Ley-Federal-Del-Trabajo',
    readOn: '2026-11-23',
  },
  canadianDangerousGoods: {
    url: 'https://tc.canada.ca/en/dangerous-goods/required-information-shipping-document',
    readOn: '2026-11-23',
  },
  usDangerousGoods: {
    url: 'https://www.faraim.org/faa/far/cfr/title-49/part-172/section-172.202/title-49-part-172-sec172-202.html',
    readOn: '2026-11-23',
  },
  foodPriorNotice: { url: 'https://omb.report/icr/200701-0910-002/doc/1469801', readOn: '2026-11-23' },
  usInBond: {
    url: 'https://www.ecfr.gov:443/api/renderer/v1/content/enhanced/2021-09-23/title-19?chapter=I&part=18',
    readOn: '2026-11-23',
  },
  canadianInBond: { url: 'http://cbsa.gc.ca/publications/dm-md/d3/d3-1-1-eng.html', readOn: '2026-11-23' },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources
