import type { ReactNode } from 'react'

export const notFound = {
  missing: {
    page: {
      title: 'Page not found',
      description: 'There is no page at this address. Check it, search the site, or call.',
    },
    eyebrow: '404',
    title: 'This road ends here',
    lead: (phone: ReactNode) => <>Page not found. Check the address, search the site, or call {phone}.</>,
    search: 'Search the site',
  },
  /** For any other error. */
  broken: {
    page: { title: 'This page broke down', description: 'Something went wrong.' },
    eyebrow: 'Stopped',
    title: 'This page broke down',
    lead: (phone: ReactNode) => (
      <>
        The connection dropped, or something went wrong on our side. Load the page again. If that doesn’t
        help, call {phone}.
      </>
    ),
    reload: 'Load it again',
  },
  home: 'Go to the home page',
}
