import type { ReactNode } from 'react'
import type { LinkText } from '../../link-text.ts'

export const loadPlanner = {
  head: {
    title: 'Will it fit?',
    lead: 'Enter the pieces, and the trailer fills to scale.',
  },
  withoutScript: {
    title: 'The planner needs JavaScript, which is turned off in this browser.',
    text: (quote: LinkText, phone: ReactNode) => (
      <>
        The load below is an example. Dispatch does the same sums for you: send the pieces with{' '}
        {quote('a quote request')}, or call {phone}.
      </>
    ),
  },
  trailers: 'See the trailers',
}
