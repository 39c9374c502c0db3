/** Where a rule or a figure on the site comes from. General information, not this company's terms. */
export interface Source {
  /** The rule or figure, as the source gives it. */
  title: string
  /** What was read. */
  source: string
  url: string
  /** The day it was read: YYYY-MM-DD. */
  readOn: string
  /** The law or standard itself, where only the source's account of it could be read; `npm run doctor` lists it. */
  law?: string
}

/** Every rule and figure of the planner and the lane estimates, for an expert to check. */
export const sources = {
  nmfcDensityScale: {
    title:
      'US freight class by density: 13 steps, among them class 60 from 30 lb/ft³, 55 from 35 and 50 from 50',
    source: 'National Motor Freight Traffic Association, NMFC Classification FAQs (Docket 2025-1)',
    url: 'https://help.nmfta.org/hc/en-us/articles/32790591446427-NMFC-Classification-FAQs',
    readOn: '2026-11-21',
  },
  nmfcDensityTable: {
    title:
      'All 13 steps of the density scale, in use since July 19, 2025: class 400 below 1 lb/ft³ to class 50',
    source: 'Cole International, New LTL Freight Class Rules Now in Effect',
    url: 'https://blog.coleintl.com/tradenews/new-ltl-freight-class-rules-now-in-effect',
    readOn: '2026-11-22',
    law: 'National Motor Freight Classification, Docket 2025-1',
  },
  canadianDeemedWeight: {
    title: 'Deemed weight in Canada: most carriers count at least 10 lb for each cubic foot',
    source: 'Ship Canada, Shipping School: Dimensions, Weight & Cubing',
    url: 'https://www.shipcanada.ca/shipping-school.php',
    readOn: '2026-11-21',
  },
  dryVanInside: {
    title:
      'Inside of a 53 ft dry van: about 100 in wide, 108 to 110 in high, doors 98 in wide, 26 pallets of 48 × 40, up to about 45,000 lb',
    source: 'Hale Trailer, Dry Van Dimensions & Capacity Guide',
    url: 'https://haletrailer.com/blog/dry-van-dimensions-capacities',
    readOn: '2026-11-21',
  },
  usVehicleSize: {
    title: 'Size in the US: 102 in (8 ft 6 in) wide; height is set by the states, mostly 13 ft 6 in to 14 ft',
    source: 'US Federal Highway Administration, Federal Size Regulations for Commercial Motor Vehicles',
    url: 'https://ops.fhwa.dot.gov/freight/publications/size_regs_final_rpt',
    readOn: '2026-11-21',
  },
  usGrossWeight: {
    title:
      'Weight in the US: 80,000 lb for truck, trailer and load on Interstate highways, unless the axles allow less',
    source:
      'US Federal Highway Administration, Questions and Answers About Vehicle Size and Weight: 23 CFR 658.17',
    url: 'https://ops.fhwa.dot.gov/freight/sw/faqs/qa.cfm?category=9',
    readOn: '2026-11-22',
  },
  canadianVehicleSize: {
    title: 'Size in Ontario: 2.6 m (8.5 ft) wide, 4.15 m (13.6 ft) high with the load',
    source: 'Ontario Ministry of Transportation, The Official Truck Handbook: size and weight limits',
    url: 'https://www.mto.gov.on.ca/english/trucks/handbook/section1-3-7.shtml',
    readOn: '2026-11-21',
  },
  canadianWeightsAndDimensions: {
    title:
      'Weight and size between provinces: national standards stand in a Memorandum of Understanding; each province has its own regulation',
    source:
      'Council of Ministers Responsible for Transportation and Highway Safety, Task Force on Vehicle Weights and Dimensions',
    law: 'Memorandum of Understanding on Interprovincial Weights and Dimensions',
    url: 'https://comt.ca/english/programs/trucking/Index.htm',
    readOn: '2026-11-21',
  },
  stepDeckHeight: {
    title: 'Lower deck of a step deck trailer: 35 to 42 in above the road',
    source: 'AMPM Heavy Haulers, Step Deck Trailer',
    url: 'https://www.ampmheavyhaulers.com/step-deck/',
    readOn: '2026-11-21',
  },
  ltlExtras: {
    title: 'Extra charges in a shared trailer: pieces of 8 ft or longer, among others',
    source: 'DTS, Accessorial Charges',
    url: 'https://www.dtsone.com/resources/ltl-accessorial-charges/',
    readOn: '2026-11-22',
  },
  ltlTariff: {
    title:
      'Extra charges in a shared trailer between Canada and the US: appointment, liftgate, inside delivery, homes and other places with limited access, waiting',
    source: 'Polaris Transportation Group, Rules Tariff PTG 100 of July 1, 2013: table of contents',
    url: 'http://businessdocbox.com/Logistics/69242009-Rules-and-regulations-tariff-ptg-100-naming-applicable-for-transportation-within-and-between-points-in-the-united-states-and-canada.html',
    readOn: '2026-11-23',
  },
  limitedAccessInCanada: {
    title:
      'In Canada too, building sites, rural routes and businesses in residential areas are limited access',
    source: 'FedEx Freight, FXF 100 Rules Tariff: limited access locations, US and Canada',
    url: 'http://www.fedex.com/us/freight/rulestariff/pickup_delivery_limitedaccess_us_canada.html',
    readOn: '2026-11-21',
  },
  containerHeights: {
    title: 'Height of containers: 8 ft 6 in (2.59 m) as a rule, 9 ft 6 in (2.90 m) for high-cube containers',
    source: 'First National Shipping Company, High Cube Container',
    url: 'https://firstnationalshippingcompany.com/high-cube-cargo-container/',
    readOn: '2026-11-22',
  },
  intermodalCharges: {
    title:
      'Once the free time is over, demurrage is charged for the use of space and detention for the use of equipment',
    source: 'US Federal Maritime Commission, report on detention, demurrage and free time, April 3, 2015',
    url: 'https://pdfslide.net/documents/report-rules-rates-and-practices-relating-to-rules-rates-and-practices.html',
    readOn: '2026-11-23',
  },
  safeFoodForCanadians: {
    title:
      'Food traded between provinces, imported or exported: preventive controls under Part 4 of the regulations',
    source: 'Canadian Food Inspection Agency, Regulatory requirements: Preventive controls',
    url: 'https://inspection.canada.ca/en/preventive-controls/regulatory-requirements',
    readOn: '2026-11-22',
  },
  canadianDrivingHours: {
    title:
      'Driving in Canada, south of 60° N: at most 13 hours of driving and 14 on duty in a day, no driving once 16 hours of a shift have passed, 10 hours off each day, 8 of them together; 70 hours on duty in 7 days or 120 in 14',
    source:
      'Department of Justice Canada, Commercial Vehicle Drivers Hours of Service Regulations, SOR/2005-313, sections 11 to 14 and 24 to 27',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2005-313/',
    readOn: '2026-11-23',
  },
  canadianSafeDriving: {
    title:
      'No carrier, shipper or receiver may ask or allow a driver to drive when that would be likely to endanger the public, the driver or the carrier’s staff',
    source:
      'Department of Justice Canada, Commercial Vehicle Drivers Hours of Service Regulations, SOR/2005-313, section 4',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2005-313/',
    readOn: '2026-11-23',
  },
  usDrivingHours: {
    title:
      'Driving in the US: at most 11 hours of driving within 14 hours, after 10 hours off; 60 hours on duty in 7 days or 70 in 8 (49 CFR 395.3)',
    source: 'Federal Motor Carrier Safety Administration, Motor Carrier Safety Planner 6.4.2',
    url: 'https://csa.fmcsa.dot.gov/safetyplanner/MyFiles/SubSections.aspx?ch=23&sec=69&sub=176',
    readOn: '2026-11-22',
  },
  mexicanDrivingHours: {
    title:
      'Driving in Mexico: at most 14 hours of driving, then 8 hours off together; 30 minutes of pause for 5 hours of driving',
    source: 'La Jornada, July 3, 2018, on the standard of the Secretariat of Communications and Transport',
    url: 'https://www.jornada.com.mx/2018/07/03/sociedad/037n2soc',
    readOn: '2026-11-22',
    law: 'NOM-087-SCT-2-2017',
  },
  canadianPreArrival: {
    title: 'Into Canada by truck: the broker sends the release data (PARS) at least 1 hour before arrival',
    source: 'Orbit Brokers, Pre-Arrival Review System (PARS)',
    url: 'https://www.orbitbrokers.ca/pre-arrival-review-system-pars/',
    readOn: '2026-11-22',
    law: 'the Canada Border Services Agency’s own memorandum on the release of goods',
  },
  usPreArrival: {
    title: 'Into the US by truck: the carrier files an ACE e-manifest at least 1 hour before arrival',
    source: 'BorderConnect, ACE Manifest Software User Guide',
    url: 'https://wiki.borderconnect.com/index.php?title=ACE_Manifest_Software_User_Guide_(CBP)',
    readOn: '2026-11-22',
    law: '19 CFR 123.92',
  },
  cusmaCertification: {
    title:
      'CUSMA: a certification of origin by exporter, producer or importer, in no prescribed format, for a lower tariff',
    source:
      'Canada Border Services Agency, CUSMA: what importers need to know, certifying the origin of goods',
    url: 'https://www.cbsa-asfc.gc.ca/services/cusma-aceum/cog-com-eng.html',
    readOn: '2026-11-22',
  },
  usBillOfLading: {
    title:
      'Bill of lading in the US: names of consignor and consignee, origin and destination, number of packages, description, and weight, volume or measurement where it is used for the rate (49 CFR 373.101)',
    source:
      'Electronic Code of Federal Regulations, 49 CFR Part 373 as of September 17, 2014; Benesch, Bill of Lading Primer, lists the same',
    url: 'http://www.ecfr.gov/cgi-bin/text-idx?c=ecfr&rgn=div5&view=text&node=49:5.1.1.2.16&idno=49',
    readOn: '2026-11-22',
  },
  canadianBillOfLading: {
    title:
      'Bill of lading in Canada, by the uniform conditions that carriers print: one for each load, signed in full by consignor and carrier',
    source: 'EC Commodities, Bill of Lading',
    url: 'https://eccommodities.ca/bill-of-lading/',
    readOn: '2026-11-22',
    law: 'Bill of Lading and Conditions of Carriage Regulation, Alta Reg 313/2002, with which our draft remains to be compared',
  },
  conditionsOfCarriage: {
    title:
      'Across a provincial border, the conditions of carriage and limits of liability are those of the province where the load starts',
    source: 'Department of Justice Canada, Conditions of Carriage Regulations, SOR/2005-404, section 1',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2005-404/page-1.html',
    readOn: '2026-11-23',
  },
  carrierLiability: {
    title:
      'Loss or damage in Canada: without a declared value, liability is limited to $4.41/kg ($2.00/lb) of the load',
    source: 'Cain Lamarre, In claims for cargo damage, no notice, no recourse',
    url: 'https://cainlamarre.ca/en/resources/publications/in-claims-for-cargo-damage-no-notice-no-recourse',
    readOn: '2026-11-23',
    law: 'the regulation on bills of lading of the province where the load starts, in Alberta Alta Reg 313/2002',
  },
  freightClaims: {
    title:
      'Claims in Canada: notice in writing within 60 days of delivery, or within nine months of shipment where nothing arrives; the final claim within nine months of shipment',
    source: 'The Expediters, Terms, on the conditions that Alberta’s regulation sets',
    url: 'http://theexpediters.com/terms.htm',
    readOn: '2026-11-23',
    law: 'the regulation on bills of lading of the province where the load starts, in Alberta Alta Reg 313/2002',
  },
  usClaims: {
    title:
      'Loads within the US, or from the US under a through bill of lading: liability is for the actual loss, and a carrier may require claims in writing within nine months',
    source: 'J. J. Keller, Cargo liability: Carmack Amendment',
    url: 'https://jjkellercompliancenetwork.com/regsense/cargo-liability-carmack-amendment',
    readOn: '2026-11-23',
    law: '49 U.S.C. 14706',
  },
  usPreArrivalBroker: {
    title: 'Into the US by truck: the PAPS number links the broker’s entry with the carrier’s ACE e-manifest',
    source: 'CrimsonLogic North America, How to declare PAPS',
    url: 'https://crimsonlogic-northamerica.com/docs/ace-highway-53-how-to-declare-paps',
    readOn: '2026-11-22',
    law: 'US Customs and Border Protection’s own instructions on PAPS',
  },
  canadianManifest: {
    title:
      'Into Canada by truck: the carrier sends cargo and conveyance data (the ACI e-manifest) at least 1 hour before arrival',
    source: 'Canada Border Services Agency, Timely Pre-arrival Data for Highway Carriers',
    url: 'https://www.cbsa-asfc.gc.ca/services/carrier-transporteur/pre-arriv-eng.html',
    readOn: '2026-11-22',
  },
  carmSecurity: {
    title:
      'Since May 20, 2025, an importer into Canada posts its own security in CARM, to have goods released before duties are paid',
    source: 'Canada Border Services Agency, news release of March 26, 2025',
    url: 'https://www.newswire.ca/news-releases/commercial-importers-provided-30-day-extension-to-submit-financial-security-before-the-end-of-carm-transition-period-875916256.html',
    readOn: '2026-11-23',
  },
  canadianLoggingDevices: {
    title:
      'Drivers of carriers under federal rules record their hours on a certified electronic logging device, with few exceptions',
    source: 'Transport Canada, Electronic logging devices for commercial drivers and motor carriers',
    url: 'https://tc.canada.ca/en/road-transportation/electronic-logging-devices/electronic-logging-devices-commercial-drivers-motor-carriers',
    readOn: '2026-11-22',
  },
  usCargoChecks: {
    title: 'The load is checked before leaving and again within the first 50 miles (49 CFR 392.9)',
    source: 'Federal Motor Carrier Safety Administration, 49 CFR 392.9',
    url: 'https://www.fmcsa.dot.gov/regulations/title49/section/392.9',
    readOn: '2026-11-22',
  },
  usSafetyRatings: {
    title: 'US safety ratings are satisfactory, conditional or unsatisfactory (49 CFR 385.3)',
    source: 'Oklahoma Department of Public Safety, Compliance Investigation',
    url: 'https://oklahoma.gov/dps/programs-services/troop-s/programs-services/compliance-investigation.html',
    readOn: '2026-11-23',
  },
  driverAbstract: {
    title: 'Before a carrier in Alberta hires, it asks the driver for a recent abstract, at most 30 days old',
    source: 'Government of Alberta, Commercial Driver Training, Module 2: Driver Requirements',
    url: 'https://commercial-driver-training.511.alberta.ca/module/module/2',
    readOn: '2026-11-22',
  },
  usDriverTesting: {
    title:
      'Drivers of Canadian carriers are tested for drugs and alcohol under US rules before they first drive into the US (49 CFR Part 382)',
    source:
      'Federal Motor Carrier Safety Administration, guidance for Canadian motor carriers, 49 CFR 382.305, question 16',
    url: 'https://www.fmcsa.dot.gov/regulations/drug-alcohol-testing/guidance-how-canadian-motor-carrier-can-comply-testing-regulations',
    readOn: '2026-11-22',
  },
  truckFuel: {
    title: 'Heavy diesel trucks in Canada, a tractor with one trailer: 32.5 L for 100 km in 2009',
    source: 'Natural Resources Canada, 2009 Canadian Vehicle Survey Summary Report, Appendix 1',
    url: 'http://oee.nrcan.gc.ca/publications/statistics/cvs/2009/appendix-1.cfm?graph=37',
    readOn: '2026-11-23',
  },
  railFuel: {
    title:
      'Freight railways in Canada, yard and work trains included: 6.16 L for 1,000 revenue tonne-kilometres in 2008',
    source:
      'Railway Association of Canada, Locomotive Emissions Monitoring Program 2008, section 2.3.1, in a copy on Yumpu',
    url: 'https://www.yumpu.com/en/document/view/31311285/locomotive-emissions-monitoring-program-railway-association-of-/27',
    readOn: '2026-11-23',
  },
  albertaReleases: {
    title:
      'Alberta: a release that may cause an adverse effect is reported to the province (Environmental Protection and Enhancement Act, sections 110 to 112)',
    source: 'Government of Alberta, Release Reporting Regulation, AR 117/93',
    url: 'http://www.qp.alberta.ca/1266.cfm?page=1993_117.cfm&leg_type=Regs&isbncln=9780779797837&display=html',
    readOn: '2026-11-22',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources

/** One line for each rule that was read only in another's account. */
export const unreadLaws = (): string[] =>
  Object.entries<Source>(sources).flatMap(([name, { source, law }]) =>
    law === undefined
      ? []
      : [`${name} in domain/sources.ts was read in ${source}, not in ${law}: compare it.`],
  )
