import { type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router'
import { notFound as texts } from '../../translations/en/pages/not-found.tsx'
import { loadAsDocument } from '../boot/load-as-document.ts'
import { DispatchPhone } from '../company/contact-links.tsx'
import { TractorLeaving } from '../features/drawings/elevations.tsx'
import { UnlistedHead } from '../seo/head.tsx'
import { Actions } from '../ui/controls/actions.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { Eyebrow } from '../ui/page/section.tsx'
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
    <UnlistedHead {...texts.missing.page} />
    <Stop eyebrow={texts.missing.eyebrow} title={texts.missing.title}>
      <p className="lead mt-4">{texts.missing.lead(<DispatchPhone />)}</p>
      <Actions>
        <ButtonLink to="/">{texts.home}</ButtonLink>
        <Button look="line" data-opens="search" className="js-only">
          {texts.missing.search}
        </Button>
      </Actions>
    </Stop>
  </>
)

/** In place of a page that threw as a whole: its document, where the server has one that can be used. */
function Breakdown() {
  const isStaff = useMatches().some(({ handle }) => (handle as { staff?: boolean } | undefined)?.staff)
  const [isShown, setShown] = useState(isStaff)
  useEffect(() => {
    if (!isStaff) void loadAsDocument().then((isLoading) => setShown(!isLoading))
  }, [isStaff])
  return isShown && <BrokenPage />
}

const BrokenPage = () => (
  <>
    <UnlistedHead {...texts.broken.page} />
    <Stop eyebrow={texts.broken.eyebrow} title={texts.broken.title}>
      <p className="lead mt-4">{texts.broken.lead(<DispatchPhone />)}</p>
      <Actions>
        <Button onClick={() => window.location.reload()}>{texts.broken.reload}</Button>
        <ButtonLink to="/" look="line">
          {texts.home}
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
