export const news = {
  head: {
    lead: 'Trucking, logistics and transport news, updated weekly. The newest articles, from other publishers.',
  },
  /** What this site itself answers, where there is no news to show. */
  instead: {
    deck: {
      title: 'Which deck fits?',
      text: 'Five trailers on one road: set the height of your freight, and see what fits and what it has to spare.',
    },
    setPoint: {
      title: 'Which temperature?',
      text: 'The three bands in °F and °C. Move the set point, and see which one keeps it.',
    },
    load: {
      title: 'How much of a trailer?',
      text: 'Enter your pieces: a 53 ft trailer fills to scale, with linear feet, density and freight class.',
    },
  },
}
