import { Fragment } from 'react'
import { en } from '../../../translations/en/en.ts'
import type { LaneText } from '../../../translations/lane-text.ts'
import { linkTo } from '../../ui/controls/link-to.tsx'

/** Links to the parts of the page on what to know before asking that a lane calls for. */
export const BeforeYouAsk = ({ parts, className }: { parts: LaneText['before']; className?: string }) =>
  parts.length > 0 && (
    <p className={className}>
      {en.lane.beforeYouAsk}:{' '}
      {parts.map(({ id, label }, at) => (
        <Fragment key={label}>
          {at > 0 && ', '}
          {linkTo(`/shippers/before-you-ask#${id}`)(label)}
        </Fragment>
      ))}
    </p>
  )
