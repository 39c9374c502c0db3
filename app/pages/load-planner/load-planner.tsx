import { Link } from 'react-router'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import type { SourceId } from '../../../domain/sources.ts'
import { loadPlanner as texts } from '../../../translations/en/pages/load-planner.tsx'
import { DispatchPhone } from '../../company/contact-links.tsx'
import { LoadedTrailer } from '../../features/drawings/loaded-trailer.tsx'
import { useDraft } from '../../features/forms/draft/draft.ts'
import { useLane } from '../../features/lane/use-lane.ts'
import { LoadPlanner } from '../../features/load/planner.tsx'
import { Head } from '../../seo/head.tsx'
import { linkOut } from '../../ui/controls/link-to.tsx'
import { SourceList } from '../../ui/lists/source-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import styles from './load-planner.module.css'

export default function LoadPlannerPage() {
  const { typed } = useDraft(quoteRequest)
  const [from, to] = quoteRequest.lane.map((name) => textOf(typed[name]))
  const result = useLane(from ?? '', to ?? '')
  return (
    <>
      <Head path="/services/load-planner" />
      <PageHead path="/services/load-planner" title={texts.head.title} lead={texts.head.lead} isLow />
      <div className={`page ${styles.planner}`} data-start-if="?">
        <noscript className="block mb-5">
          <Notice title={texts.withoutScript.title}>
            {texts.withoutScript.text(linkOut('/quote'), <DispatchPhone />)}
          </Notice>
        </noscript>
        <LoadPlanner
          Trailer={LoadedTrailer}
          typedInfo={textOf(typed.additionalInfo)}
          lane={result && 'lane' in result ? result.lane : undefined}
          trailersLink={<Link to="/services/full-truckload#equipment">{texts.trailers}</Link>}
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
