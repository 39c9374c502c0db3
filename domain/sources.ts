/** Where a rule or a figure on the site comes from. General information, not this company's terms. */
export interface Source {
  /** The rule or figure, as the source gives it. */
  title: string
  source: string
  url: string
  /** The day it was read: YYYY-MM-DD. */
  readOn: string
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
    source: 'DTS, Breaking Down the July 2025 NMFC Changes',
    url: 'https://dtsone.com/breaking-down-the-july-2025-nmfc-changes',
    readOn: '2026-11-21',
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
    title: 'Weight in the US: 80,000 lb for truck, trailer and load on Interstate highways (23 CFR 658.17)',
    source: 'US Federal Highway Administration, Questions and Answers About Vehicle Size and Weight',
    url: 'https://ops.fhwa.dot.gov/freight/sw/faqs/qa.cfm',
    readOn: '2026-11-21',
  },
  canadianVehicleSize: {
    title: 'Size in Ontario, as in the national agreement: 2.6 m (8 ft 6 in) wide, 4.15 m high',
    source: 'Ontario Ministry of Transportation, The Official Truck Handbook: size and weight limits',
    url: 'https://www.mto.gov.on.ca/english/trucks/handbook/section1-3-7.shtml',
    readOn: '2026-11-21',
  },
  canadianWeightsAndDimensions: {
    title:
      'Weight and size between provinces: the Memorandum of Understanding, by axles; provinces may allow more',
    source:
      'Council of Ministers Responsible for Transportation and Highway Safety, Task Force on Vehicle Weights and Dimensions',
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
    title:
      'Services charged for beside the haul: liftgate, residential and limited access, appointment, overlength',
    source: 'SupplierWiki, LTL Shipping: What Is an Accessorial?',
    url: 'https://supplierwiki.supplypike.com/articles/ltl-shipping-what-is-an-accessorial',
    readOn: '2026-11-21',
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
    title: 'Demurrage, storage and per diem: what each is charged for once the free time is over',
    source: 'InTek Freight & Logistics, Detention, Demurrage, Per Diem and Storage',
    url: 'https://blog.intekfreight-logistics.com/detention-demurrage-per-diem-storage-fees',
    readOn: '2026-11-22',
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
      'Driving in Canada, south of 60° N: at most 13 hours at the wheel and 14 on duty in a day, no driving after the 16th hour of a shift, 10 hours off (SOR/2005-313)',
    source:
      'Government of Canada, Commercial Vehicle Drivers Hours of Service Regulations; summed up by J. J. Keller and by Evolution',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2005-313/',
    readOn: '2026-11-22',
  },
  usDrivingHours: {
    title:
      'Driving in the US: at most 11 hours at the wheel within 14 hours, after 10 hours off; 60 hours on duty in 7 days or 70 in 8 (49 CFR 395.3)',
    source: 'Federal Motor Carrier Safety Administration, Motor Carrier Safety Planner 6.4.2',
    url: 'https://csa.fmcsa.dot.gov/safetyplanner/MyFiles/SubSections.aspx?ch=23&sec=69&sub=176',
    readOn: '2026-11-22',
  },
  mexicanDrivingHours: {
    title:
      'Driving in Mexico: at most 14 hours at the wheel, then 8 hours off; 30 minutes of pause for 5 hours of driving (NOM-087-SCT-2-2017)',
    source: 'La Jornada, July 3, 2018, on the standard of the Secretariat of Communications and Transport',
    url: 'https://www.jornada.com.mx/2018/07/03/sociedad/037n2soc',
    readOn: '2026-11-22',
  },
  canadianPreArrival: {
    title: 'Into Canada by truck: the broker sends the release data (PARS) at least 1 hour before arrival',
    source: 'Orbit Brokers, Pre-Arrival Review System (PARS)',
    url: 'https://www.orbitbrokers.ca/pre-arrival-review-system-pars/',
    readOn: '2026-11-22',
  },
  usPreArrival: {
    title:
      'Into the US by truck: the carrier files an ACE e-manifest at least 1 hour before arrival (19 CFR 123.92)',
    source: 'BorderConnect, ACE Manifest Software User Guide',
    url: 'https://wiki.borderconnect.com/index.php?title=ACE_Manifest_Software_User_Guide_(CBP)',
    readOn: '2026-11-22',
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
    source: 'Electronic Code of Federal Regulations, Part 373; summed up by Benesch, Bill of Lading Primer',
    url: 'http://www.ecfr.gov/cgi-bin/text-idx?c=ecfr&rgn=div5&view=text&node=49:5.1.1.2.16&idno=49',
    readOn: '2026-11-22',
  },
  canadianBillOfLading: {
    title:
      'Bill of lading in Canada: one for each shipment, signed in full by consignor and carrier. These are the uniform conditions; Alberta has its own text in Alta Reg 313/2002, which remains to be compared with the draft',
    source: 'EC Commodities, Bill of Lading: the uniform conditions of carriage as carriers print them',
    url: 'https://eccommodities.ca/bill-of-lading/',
    readOn: '2026-11-22',
  },
  carrierLiability: {
    title:
      'Loss or damage in Canada: without a declared value, liability is limited to $2.00/lb ($4.41/kg) of the shipment; several provinces say so in their uniform conditions of carriage',
    source: 'Fresh Logistics, 8 ways your bill of lading can fail to limit liability',
    url: 'https://www.freshlogisticsonline.com/logistics/8-ways-your-bill-of-lading-can-fail-to-limit-liability/',
    readOn: '2026-11-22',
  },
  freightClaims: {
    title:
      'Claims in Canada: notice in writing within 60 days of delivery, the final claim within nine months of shipment',
    source: 'J6 Freightways, Bill of Lading: notice of claim, as in the uniform conditions of carriage',
    url: 'https://j6freightways.com/bill-of-lading/',
    readOn: '2026-11-22',
  },
  usPreArrivalBroker: {
    title: 'Into the US by truck: the PAPS number links the broker’s entry with the carrier’s ACE e-manifest',
    source: 'CrimsonLogic North America, How to declare PAPS',
    url: 'https://crimsonlogic-northamerica.com/docs/ace-highway-53-how-to-declare-paps',
    readOn: '2026-11-22',
  },
  canadianManifest: {
    title: 'Into Canada by truck: the carrier files an ACI e-manifest before arrival',
    source: 'CrimsonLogic GeTS, Border Crossing eManifest',
    url: 'https://globaletrade.info/blog/2016/12/2/border-crossing-emanifest',
    readOn: '2026-11-22',
  },
  carmSecurity: {
    title:
      'Since May 20, 2025, an importer into Canada posts its own security in CARM, to have goods released before duties are paid',
    source: 'Bond Connect, CBSA extends the CARM transition period to May 20, 2025',
    url: 'https://bondconnect.ca/blog/cbsa-extends-carm-rpp-transition-period-to-may-20-2025',
    readOn: '2026-11-22',
  },
  canadianLoggingDevices: {
    title:
      'Drivers of carriers under federal rules record their hours on a certified electronic logging device, with few exceptions',
    source: 'Transport Canada, Electronic logging devices for commercial drivers and motor carriers',
    url: 'https://tc.canada.ca/en/road-transportation/electronic-logging-devices/electronic-logging-devices-commercial-drivers-motor-carriers',
    readOn: '2026-11-22',
  },
  usCargoChecks: {
    title: 'Cargo is checked before leaving and again within the first 50 miles (49 CFR 392.9)',
    source: 'Federal Motor Carrier Safety Administration, 49 CFR 392.9',
    url: 'https://www.fmcsa.dot.gov/regulations/title49/section/392.9',
    readOn: '2026-11-22',
  },
  usSafetyRatings: {
    title:
      'US safety ratings are satisfactory, conditional or unsatisfactory; a carrier without a full review has none (49 CFR Part 385)',
    source: 'JBA Telematics, Deciphering the Motor Carrier Rating',
    url: 'https://jbatelematics.com/deciphering-the-motor-carrier-rating-what-does-it-all-mean',
    readOn: '2026-11-22',
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
  albertaReleases: {
    title:
      'Alberta: a release that may cause an adverse effect is reported to the province (Environmental Protection and Enhancement Act, sections 110 to 112)',
    source: 'Government of Alberta, Release Reporting Regulation, AR 117/93',
    url: 'http://www.qp.alberta.ca/1266.cfm?page=1993_117.cfm&leg_type=Regs&isbncln=9780779797837&display=html',
    readOn: '2026-11-22',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources
