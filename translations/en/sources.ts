import type { SourceId } from '../../domain/sources.ts'

export interface SourceText {
  /** The rule or figure, as the source gives it. */
  title: string
  /** What was read; absent for what the trade usually counts with, and where the law's own text could not be read. */
  source?: string
  /** The law or standard itself, where it was not read, or only in another's account or an old text; `npm run doctor` lists it. */
  law?: string
}

export const enSources: Record<SourceId, SourceText> = {
  nmfcDensityScale: {
    title:
      'US freight class by density: 13 steps, among them class 60 from 30 lb/ft³, 55 from 35 and 50 from 50',
    source: 'National Motor Freight Traffic Association, NMFC Classification FAQs (Docket 2025-1)',
  },
  nmfcDensityTable: {
    title:
      'All 13 steps of the density scale, in use since July 19, 2025: class 400 below 1 lb/ft³ to class 50',
    law: 'the National Motor Freight Classification, Docket 2025-1',
  },
  canadianDeemedWeight: {
    title: 'Deemed weight in Canada: most carriers count at least 10 lb for each cubic foot',
  },
  dryVanInside: {
    title:
      'Inside of a 53 ft dry van: about 100 in wide, 108 to 110 in high, doors 98 in wide, 26 pallets of 48 × 40, up to about 45,000 lb',
  },
  usVehicleSize: {
    title: 'Size in the US: 102 in (8 ft 6 in) wide; height is set by the states, mostly 13 ft 6 in to 14 ft',
    source: 'US Federal Highway Administration, Federal Size Regulations for Commercial Motor Vehicles',
  },
  usGrossWeight: {
    title:
      'Weight in the US: 80,000 lb for truck, trailer and load on Interstate highways, unless the axles allow less',
    source:
      'US Federal Highway Administration, Questions and Answers About Vehicle Size and Weight: 23 CFR 658.17',
  },
  canadianVehicleSize: {
    title: 'Size in Ontario: 2.6 m (8.5 ft) wide, 4.15 m (13.6 ft) high with the load',
    source: 'Ontario Ministry of Transportation, The Official Truck Handbook: size and weight limits',
  },
  canadianWeightsAndDimensions: {
    title:
      'Weight and size between provinces: national standards stand in a Memorandum of Understanding; each province has its own regulation',
    source:
      'Council of Ministers Responsible for Transportation and Highway Safety, Task Force on Vehicle Weights and Dimensions',
    law: 'Memorandum of Understanding on Interprovincial Weights and Dimensions',
  },
  stepDeckHeight: {
    title: 'Lower deck of a step deck trailer: 35 to 42 in above the road',
  },
  ltlExtras: {
    title:
      'Extra charge for long pieces: any handling unit of 8 ft or longer (item 525), and more for extreme length (item 530)',
    source: 'FedEx Freight, FXF 100 Rules Tariff, item 525, for the US and Canada',
  },
  ltlTariff: {
    title:
      'Accessorials between Canada and the US: appointment, liftgate, inside delivery, limited access and private residences, detention with and without power, redelivery, reconsignment, refused freight, storage, in-bond fees, fuel surcharge, vehicles furnished but not used',
    law: 'Polaris Transportation Group, Rules and Regulations Tariff PTG 100 of July 1, 2013',
  },
  limitedAccessInCanada: {
    title:
      'In Canada too, building sites, rural routes and businesses in residential areas are limited access',
    source: 'FedEx Freight, FXF 100 Rules Tariff: limited access locations, US and Canada',
  },
  containerHeights: {
    title:
      'Height of containers: 8 ft 6 in (2,591 mm) as a rule, 9 ft 6 in (2,896 mm) for high-cube containers',
    law: 'ISO 668',
  },
  intermodalCharges: {
    title:
      'Once the free time is over, demurrage is charged for the use of space and detention for the use of equipment',
    law: 'the US Federal Maritime Commission’s report on detention, demurrage and free time of April 3, 2015',
  },
  safeFoodForCanadians: {
    title:
      'Food traded between provinces, imported or exported: preventive controls under Part 4 of the regulations',
    source: 'Canadian Food Inspection Agency, Regulatory requirements: Preventive controls',
  },
  canadianDrivingHours: {
    title:
      'Driving in Canada, south of 60° N: at most 13 hours of driving and 14 on duty in a day, no driving once 16 hours of a shift have passed, 10 hours off each day, 8 of them together; 70 hours on duty in 7 days or 120 in 14',
    source:
      'Department of Justice Canada, Commercial Vehicle Drivers Hours of Service Regulations, SOR/2005-313, sections 11 to 14 and 24 to 27',
  },
  canadianSafeDriving: {
    title:
      'No carrier, shipper or receiver may ask or allow a driver to drive when that would be likely to endanger the public, the driver or the carrier’s staff',
    source:
      'Department of Justice Canada, Commercial Vehicle Drivers Hours of Service Regulations, SOR/2005-313, section 4',
  },
  usDrivingHours: {
    title:
      'Driving in the US: at most 11 hours of driving within 14 hours, after 10 hours off; 60 hours on duty in 7 days or 70 in 8 (49 CFR 395.3)',
    source:
      'Federal Motor Carrier Safety Administration, Motor Carrier Safety Planner 6.4.2, on 49 CFR 395.3',
  },
  mexicanDrivingHours: {
    title:
      'Driving in Mexico: at most 14 hours of driving, then 8 hours off together; 30 minutes of pause for 5 hours of driving',
    law: 'NOM-087-SCT-2-2017, clause 4.6',
  },
  canadianPreArrival: {
    title:
      'Into Canada by truck: goods are released by the Canada Border Services Agency; the broker may send the release request before arrival (PARS)',
    source: 'Canada Border Services Agency, Memorandum D17-1-4, Release of Commercial Goods',
  },
  usPreArrival: {
    title:
      'Into the US by truck: the carrier’s electronic cargo data reach customs at least 1 hour before arrival, 30 minutes under FAST (19 CFR 123.92)',
    law: '19 CFR 123.92',
  },
  cusmaCertification: {
    title:
      'CUSMA: a certification of origin by exporter, producer or importer, in no prescribed format, for a lower tariff',
    source:
      'Canada Border Services Agency, CUSMA: what importers need to know, certifying the origin of goods',
  },
  usBillOfLading: {
    title:
      'Bill of lading in the US: names of consignor and consignee, origin and destination, number of packages, description, and weight, volume or measurement where it is used for the rate (49 CFR 373.101)',
    source: 'Electronic Code of Federal Regulations, 49 CFR Part 373 as of September 17, 2014',
    law: '49 CFR 373.101 as it stands today',
  },
  canadianBillOfLading: {
    title:
      'Bill of lading in Canada: a number; names of consignor and consignee; origin, destination, date; originating and connecting carriers; particulars of the goods; spaces for declared value, charges prepaid or collect, COD and special agreements; that the uniform conditions of carriage apply; signatures',
    source: 'Government of Ontario, R.R.O. 1990, Reg. 1087, section 2, as in force until the end of 2005',
    law: 'Bill of Lading and Conditions of Carriage Regulation, Alta Reg 313/2002, whose text was not compared',
  },
  conditionsOfCarriage: {
    title:
      'Across a provincial border, the conditions of carriage and limits of liability are those of the province where the load starts',
    source: 'Department of Justice Canada, Conditions of Carriage Regulations, SOR/2005-404, section 1',
  },
  carrierLiability: {
    title:
      'Loss or damage in Canada: without a declared value, liability is limited to $4.41/kg ($2.00/lb) of the load',
    source:
      'Ministère des Transports du Québec, on Schedule 2 of its Regulation respecting the requirements for bills of lading',
    law: 'the regulation on bills of lading of the province where the load starts, in Alberta Alta Reg 313/2002, whose text was not compared',
  },
  freightClaims: {
    title:
      'Claims in Canada: notice in writing within 60 days of delivery, or within nine months of shipment where nothing arrives; the final claim within nine months of shipment',
    law: 'the regulation on bills of lading of the province where the load starts, such as Alta Reg 313/2002 in Alberta and O. Reg. 643/05 in Ontario',
  },
  usClaims: {
    title:
      'Loads within the US, or from the US to Canada or Mexico on a through bill of lading: the carrier is liable for the actual loss, unless a written agreement limits it; it may not allow less than nine months for a claim and two years for a suit from its written refusal (49 U.S.C. 14706)',
    law: '49 U.S.C. 14706',
  },
  usPreArrivalBroker: {
    title: 'Into the US by truck: the PAPS number links the broker’s entry with the carrier’s ACE e-manifest',
    law: 'the instructions of US Customs and Border Protection on PAPS',
  },
  canadianManifest: {
    title:
      'Into Canada by truck: the carrier sends cargo and conveyance data (the ACI e-manifest) at least 1 hour before arrival',
    source: 'Canada Border Services Agency, Timely Pre-arrival Data for Highway Carriers',
  },
  carmSecurity: {
    title:
      'Since May 20, 2025, an importer into Canada posts its own security in CARM, to have goods released before duties are paid',
    law: 'the Financial Security (Electronic Means) Regulations and the Canada Border Services Agency’s Memorandum D17-5-2',
  },
  canadianLoggingDevices: {
    title:
      'Drivers of carriers under federal rules record their hours on a certified electronic logging device, with few exceptions',
    source: 'Transport Canada, Electronic logging devices for commercial drivers and motor carriers',
  },
  usCargoChecks: {
    title: 'The load is checked before leaving and again within the first 50 miles (49 CFR 392.9)',
    source: 'Federal Motor Carrier Safety Administration, 49 CFR 392.9',
  },
  usSafetyRatings: {
    title: 'US safety ratings are satisfactory, conditional or unsatisfactory (49 CFR 385.3)',
    source: 'Oklahoma Department of Public Safety, Compliance Investigation',
  },
  driverAbstract: {
    title: 'Before a carrier in Alberta hires, it asks the driver for a recent abstract, at most 30 days old',
    source: 'Government of Alberta, Commercial Driver Training, Module 2: Driver Requirements',
  },
  usDriverTesting: {
    title:
      'Drivers of Canadian carriers are tested for drugs and alcohol under US rules before they first drive into the US (49 CFR Part 382)',
    source:
      'Federal Motor Carrier Safety Administration, guidance for Canadian motor carriers, 49 CFR 382.305, question 16',
  },
  albertaReleases: {
    title:
      'Alberta: a release that may cause an adverse effect is reported to the province (Environmental Protection and Enhancement Act, sections 110 to 112)',
    source: 'Government of Alberta, Release Reporting Regulation, AR 117/93',
  },
  canadianTariff: {
    title:
      'Accessorials within Canada: extra pickups and stop-offs, exclusive use, redelivery, reconsignment, refused and returned freight, vehicles furnished but not used, cube rules, fuel surcharge',
    law: 'APPS Transport Group, General Rules Tariff APXG 100 of November 1, 2018',
  },
  reeferTariff: {
    title:
      'Accessorials of a refrigerated carrier in the US and Canada: layover, detention with power, holidays and weekends, stops in transit, lumper fees, pallet exchange, rejected freight',
    law: 'Frozen Food Express and FSOL, Tariff V 100',
  },
  quebecBillOfLading: {
    title:
      'Bill of lading in Quebec: signed by the carrier and the shipper; each article marked with the consignee’s name and destination; kept for two years',
    source:
      'Publications Québec, Regulation respecting the requirements for bills of lading, T-12, r. 6, sections 4, 7 and 12',
  },
  albertaRoadBans: {
    title:
      'Alberta: road bans while the frost leaves the ground; spring weights begin by the depth of thaw, and weights after it about June 16; counties ban their own roads',
    source: 'Alberta Transportation, Road Restrictions and Road Bans',
  },
  saskatchewanRoadBans: {
    title:
      'Saskatchewan: spring restrictions from March 21 in 2025, for up to six weeks, with 10 to 15 per cent less weight on municipal roads and secondary-weight highways',
    source: 'Government of Saskatchewan, news release of March 18, 2025',
  },
  manitobaRoadBans: {
    title:
      'Manitoba: spring road restrictions from March 1 at the earliest to June 10 at the latest, by climate zone',
    source: 'Government of Manitoba, Spring Road Restrictions Program, 2017 order',
  },
  britishColumbiaRoadBans: {
    title:
      'British Columbia: load restrictions begin and end by the frost probes and tests of the ministry, not by the calendar',
    source:
      'Ministry of Transportation of British Columbia, TranBC, Seasonal BC Load Restrictions, May 31, 2022, and its notice for the South Peace of May 26, 2017',
  },
  ontarioRoadBans: {
    title:
      'Ontario: reduced loads of 5 tonnes per axle, in March and April in the south and to the end of May in the north; towns post their own',
    law: 'the Highway Traffic Act of Ontario, R.S.O. 1990, c. H.8, section 122, and the ministry’s schedules',
  },
  quebecRoadBans: {
    title:
      'Quebec: in the thaw, by three zones, heavy vehicles reduce their loads on the whole road network; it began on March 5, 19 and 26 in 2018',
    source: 'Société de l’assurance automobile du Québec, Thaw period on Québec roads',
    law: 'the Vehicle Load and Size Limits Regulation, C-24.2, r. 31, and the dates of each year',
  },
  britishColumbiaChains: {
    title:
      'British Columbia: commercial vehicles carry chains on most routes from October 1 to March 31, on mountain passes to April 30; steel chains above 11,794 kg',
    law: 'the Motor Vehicle Act Regulations of British Columbia, B.C. Reg. 26/58',
  },
  washingtonChains: {
    title:
      'Washington: vehicles over 10,000 lb carry chains on listed highways from November 1 to April 1 (WAC 204-24-050)',
    source: 'Washington State Register, WSR 02-15-072',
  },
  manitobaWinterRoads: {
    title: 'Manitoba: winter roads from about mid-January to mid-March',
    law: 'the season that Manitoba Transportation and Infrastructure publishes',
  },
  northernWinterRoads: {
    title:
      'Northwest Territories: by the averages of twenty years, the Gamètì road opens on February 19, Wekweètì on March 5; they close by April 15, Aklavik on April 28',
    law: 'the average dates that the Department of Infrastructure of the Northwest Territories publishes',
  },
  albertaHolidays: {
    title: 'Alberta: nine general holidays, with the rule for each',
    source: 'Government of Alberta, Alberta General Holidays',
  },
  provincialHolidays: {
    title:
      'Holidays of the other provinces and territories; Manitoba’s September 30 is in its Bill 4 of 2023',
    law: 'the employment or labour standards act of each province and territory',
  },
  federalHolidays: {
    title:
      'Federal holidays in Canada: those of the provinces and Boxing Day, Remembrance Day and September 30',
    source:
      'Department of Justice Canada, Canada Labour Code, section 166, as of September 15, 2006 (Library and Archives Canada)',
    law: 'the Canada Labour Code, R.S.C. 1985, c. L-2, section 166, as it stands today, with September 30',
  },
  usHolidays: {
    title:
      'The eleven federal holidays of the US, kept on Friday where they fall on a Saturday and on Monday where they fall on a Sunday (5 U.S.C. 6103)',
    source: 'United States Bankruptcy Court, Western District of Oklahoma, Holidays',
  },
  stateHolidays: {
    title: 'Holidays of single states: Alaska, Maine, Massachusetts, Nevada, Rhode Island, Utah',
    law: 'the code of each state, such as Utah Code 63G-1-301',
  },
  mexicanHolidays: {
    title:
      'Mexico: obligatory days of rest (Ley Federal del Trabajo, article 74); besides, October 1 when a president takes office, and days of election',
    law: 'the Ley Federal del Trabajo, article 74, with the decree of September 30, 2024',
  },
  canadianDangerousGoods: {
    title:
      'Dangerous goods in Canada: the consignor fills in the shipping document before the carrier takes the goods; UN number, shipping name, primary class, quantity, number of small means of containment, 24-hour number and the consignor’s certification, always; packing group and subsidiary class where there are any',
    source: 'Transport Canada, Required information on a shipping document, on Part 3 of the TDG Regulations',
  },
  canadianEmergencyPlan: {
    title:
      'Goods that need an emergency response assistance plan in Canada: the shipping document carries the ERAP reference and its telephone number (TDG Regulations, section 3.6)',
    source:
      'Department of Justice Canada, Transportation of Dangerous Goods Regulations, section 3.6, version of 2020 to 2023',
    law: 'section 3.6 of the TDG Regulations as it stands today',
  },
  usDangerousGoods: {
    title:
      'Hazardous materials in the US: identification number, proper shipping name, class and packing group in this order with nothing between them, the quantity, number and type of packages, and an emergency response telephone number (49 CFR 172.201 and 172.202)',
    source:
      'US Government Printing Office, Code of Federal Regulations, title 49, section 172.202, edition of October 1, 2007',
    law: '49 CFR 172.201 and 172.202 as they stand today',
  },
  foodPriorNotice: {
    title:
      'Food into the US by road: the Food and Drug Administration has confirmed a prior notice at least 2 hours before arrival (21 CFR 1.279)',
    law: '21 CFR 1.279',
  },
  usInBond: {
    title:
      'In bond through the US: only with a bonded carrier, whose bond answers for transport and delivery (19 CFR Part 18)',
    source: 'Electronic Code of Federal Regulations, 19 CFR Part 18 as of September 23, 2021',
  },
  canadianInBond: {
    title:
      'In bond and in transit through Canada: reported and carried as the Canada Border Services Agency says',
    source:
      'Canada Border Services Agency, Memorandum D3-1-1, Policy Respecting the Importation and Transportation of Goods',
  },
  truckFuel: {
    title: 'Heavy diesel trucks in Canada, a tractor with one trailer: 32.5 L for 100 km in 2009',
    source: 'Natural Resources Canada, 2009 Canadian Vehicle Survey Summary Report, Appendix 1',
  },
  railFuel: {
    title:
      'Freight railways in Canada, yard and work trains included: 6.16 L for 1,000 revenue tonne-kilometres in 2008',
    law: 'the Railway Association of Canada’s Locomotive Emissions Monitoring Program 2008, section 2.3.1',
  },
}

/** One line for each rule whose present text was not read. */
export const unreadLaws = (): string[] =>
  Object.entries(enSources).flatMap(([name, { source, law }]) =>
    law === undefined
      ? []
      : [
          `${name} in translations/en/sources.ts ${source ? `was read in ${source}, not in` : 'cites'} ${law}: compare it.`,
        ],
  )
