import type { ReactNode } from 'react'

export const driverJobs = {
  head: {
    lead: 'Three positions, three trailers. One form for all of them.',
    primary: 'Apply',
    secondary: 'Hours of service',
  },
  positions: {
    title: 'Positions',
    apply: 'Apply',
    /** After `Apply`, for those who cannot see which position the link stands beside. */
    applyAs: (title: string) => `as ${/^[AEIOU]/.test(title) ? 'an' : 'a'} ${title}`,
    needs: 'You need',
    good: 'Good to have',
    /** The specified positions; pay and dates are the owner's to supply. */
    items: [
      {
        id: 'truckload' as const,
        title: 'Full Truckload Driver',
        about: 'Dry van, flatbed and step deck loads across North America.',
        needs: [
          'Class 1/A licence',
          'Experience with tractor-trailers',
          'Legally entitled to work in Canada',
        ],
        good: ['Flatbed securement', 'Cross-border experience'],
      },
      {
        id: 'reefer' as const,
        title: 'Temperature-Controlled Driver',
        about: 'Refrigerated trailers: set points, checks and paperwork on the way.',
        needs: [
          'Class 1/A licence',
          'Experience with tractor-trailers',
          'Legally entitled to work in Canada',
          'Care with temperature records',
        ],
        good: ['Experience with reefers'],
      },
      {
        id: 'intermodal' as const,
        title: 'Intermodal Driver',
        about: 'Containers between rail terminals, shippers and receivers.',
        needs: [
          'Class 1/A licence',
          'Experience with chassis and containers',
          'Legally entitled to work in Canada',
        ],
        good: ['Rail terminal experience'],
      },
    ],
    sourcesNote:
      'General information: carriers ask for a recent driver’s abstract, and drivers who cross into the US are tested for drugs and alcohol under its rules.',
  },
  apply: {
    title: 'Apply',
    lead: 'We ask for contact details, licence, experience and a resume. Never your age, birthplace or SIN.',
    next: {
      title: 'What happens next',
      items: [
        'We review your application for the positions it fits.',
        'We call or email you. Ask us anything about the work.',
      ],
    },
    /** While applications are not sent. */
    demo: {
      title: 'This form is a demonstration',
      text: (phone: ReactNode, mail: ReactNode) => (
        <>
          It shows how applying works, but nothing you enter here is sent. To apply today, call {phone} or
          write to {mail}.
        </>
      ),
    },
  },
}
