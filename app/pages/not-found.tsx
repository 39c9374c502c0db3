import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { DispatchPhone } from '../company/contact-links.tsx'
import { TractorLeaving } from '../features/drawings/elevations.tsx'
import { UnlistedHead } from '../seo/head.tsx'
import { Actions } from '../ui/actions.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Eyebrow } from '../ui/section.tsx'
import styles from './not-found.module.css'

export default NotFound

/** Says nothing of the address asked for: one prerendered page answers for all of them. */
export function NotFound() {
  return isBreakdown(useRouteError()) ? <Breakdown /> : <RoadEnds />
}

/** A missing page is not our error; anything else caught here is. */
const isBreakdown = (error: unknown): boolean =>
  error != null && !(isRouteErrorResponse(error) && error.status === 404)

const RoadEnds = () => (
  <>
    <UnlistedHead
      title="Page not found"
      description="There is no page at this address. Check it, search the site, or call."
    />
    <Stop eyebrow="404" title="This road ends here">
      <p className="lead">
        Page not found. Check the address, search the site, or call <DispatchPhone />.
      </p>
      <Actions>
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <Button look="line" data-opens="search" className={styles.search}>
          Search the site
        </Button>
      </Actions>
    </Stop>
  </>
)

const Breakdown = () => (
  <>
    <UnlistedHead title="This page broke down" description="Something went wrong." />
    <Stop eyebrow="Stopped" title="This page broke down">
      <p className="lead">
        The connection dropped, or something went wrong on our side. Load the page again. If that doesn’t
        help, call <DispatchPhone />.
      </p>
      <Actions>
        <Button onClick={() => window.location.reload()}>Load it again</Button>
        <ButtonLink to="/" look="line">
          Go to the home page
        </ButtonLink>
      </Actions>
    </Stop>
  </>
)

const Stop = ({ eyebrow, title, children }: { eyebrow: string; title: string; children: ReactNode }) => (
  <div className={`road-end ${styles.stop}`}>
    <div className="page">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1>{title}</h1>
      {children}
      <div className={styles.vehicle}>
        <TractorLeaving />
      </div>
    </div>
  </div>
)
