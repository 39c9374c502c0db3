/** The specified positions; pay and dates are the owner's to supply. */
export const positions = [
  {
    title: 'Full Truckload Driver',
    about: 'Dry van, flatbed and step deck loads across North America.',
    needs: ['Class 1/A licence', 'Experience with tractor-trailers', 'Legally entitled to work in Canada'],
    good: ['Flatbed securement', 'Cross-border experience'],
  },
  {
    title: 'Temperature-Controlled Driver',
    about: 'Refrigerated trailers: set points, checks and paperwork on the way.',
    needs: [
      'Class 1/A licence',
      'Experience with tractor-trailers',
      'Care with temperature records',
      'Legally entitled to work in Canada',
    ],
    good: ['Experience with reefers'],
  },
  {
    title: 'Intermodal Driver',
    about: 'Containers between rail terminals and the customer’s door.',
    needs: [
      'Class 1/A licence',
      'Experience with chassis and containers',
      'Legally entitled to work in Canada',
    ],
    good: ['Rail terminal experience'],
  },
] as const
