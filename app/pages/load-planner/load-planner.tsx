import { Link } from 'react-router'
import { quote } from '../../../domain/quote.ts'
import type { SourceId } from '../../../domain/sources.ts'
import { DispatchPhone } from '../../company/contact-links.tsx'
import { LoadedTrailer } from '../../features/drawings/loaded-trailer.tsx'
import { useDraft } from '../../features/forms/draft.ts'
import { useLane } from '../../features/lane/use-lane.ts'
import { LoadPlanner } from '../../features/load/load-planner.tsx'
import { Head } from '../../seo/head.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import styles from './load-planner.module.css'

export default function LoadPlannerPage() {
  const { typed } = useDraft(quote)
  const [from, to] = quote.lane.map((name) => textOf(typed[name]))
  const answer = useLane(from ?? '', to ?? '')
  return (
    <>
      <Head path="/services/load-planner" />
      <PageHead
        path="/services/load-planner"
        title="Will it fit?"
        lead="Enter the pieces, and the trailer fills to scale."
      />
      <div className={`page ${styles.planner}`} data-start-if="?">
        <noscript>
          <Notice title="The planner needs JavaScript, which is turned off in this browser.">
            The load below is an example. Dispatch does the same sums for you: send the pieces with{' '}
            <a href="/quote">a quote request</a>, or call <DispatchPhone />.
          </Notice>
        </noscript>
        <LoadPlanner
          Trailer={LoadedTrailer}
          typedInfo={textOf(typed.additionalInfo)}
          lane={answer && 'lane' in answer ? answer.lane : undefined}
          trailersLink={<Link to="/services/full-truckload#equipment">See the trailers</Link>}
        />
        <SourceList id="sources" of={used} />
      </div>
    </>
  )
}

const textOf = (typed: unknown): string => (typeof typed === 'string' ? typed : '')

const used: readonly SourceId[] = [
  'nmfcDensityScale',
  'nmfcDensityTable',
  'canadianDeemedWeight',
  'dryVanInside',
  'usVehicleSize',
  'canadianVehicleSize',
  'usGrossWeight',
  'canadianWeightsAndDimensions',
  'stepDeckHeight',
  'ltlExtras',
  'ltlTariff',
  'limitedAccessInCanada',
]
