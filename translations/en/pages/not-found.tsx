import type { ReactNode } from 'react'

export const notFound = {
  missing: {
    page: {
      title: 'Page not found',
      description: 'There is no page at this address. Check it, search the site, or call.',
    },
    eyebrow: '404',
    title: 'Page not found',
    lead: (phone: ReactNode) => (
      <>There is no page at this address. Check it, search the site, or call {phone}.</>
    ),
    search: 'Search the site',
  },
  /** For any other error. */
  broken: {
    page: { title: 'Something went wrong', description: 'This page couldn’t be shown.' },
    eyebrow: 'Error',
    title: 'Something went wrong',
    lead: (phone: ReactNode) => (
      <>
        The connection dropped, or the error is on our side. Load the page again. If that doesn’t help, call{' '}
        {phone}.
      </>
    ),
    reload: 'Load it again',
  },
  home: 'Go to the home page',
}
