import { company } from '../../../domain/company.ts'
import { drivingDays } from '../../../domain/driving/driving-hours.ts'
import type { SourceId } from '../../../domain/sources.ts'
import { safety as texts } from '../../../translations/en/pages/safety.tsx'
import { DispatchMail, DispatchPhone } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { linkTo } from '../../ui/controls/link-to.tsx'
import { Benefits } from '../../ui/lists/benefits.tsx'
import { CheckList } from '../../ui/lists/check-list.tsx'
import { SourceList } from '../../ui/lists/source-list.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'
import { Clocks } from './clocks.tsx'
import { ExampleLogs } from './example-logs.tsx'
import { rules } from './rules.tsx'

export default function Safety() {
  return (
    <>
      <Head path="/safety" />
      <PageHead
        path="/safety"
        lead={texts.head.lead}
        actions={
          <>
            <ButtonLink to="#concern" arrow>
              {texts.head.primary}
            </ButtonLink>
            <ButtonLink to="/shippers#lane" look="line">
              {texts.head.secondary}
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="log">
        <SectionHead id="log" title={texts.log.title}>
          {texts.log.lead}
        </SectionHead>
        <ExampleLogs />
      </Section>
      <Section labelledBy="hours-of-service">
        <SectionHead id="hours-of-service" title={texts.hours.title}>
          {texts.hours.lead}
        </SectionHead>
        <Clocks />
        <p className="mt-4 text-sm slate">{texts.hours.note}</p>
      </Section>
      <Section labelledBy="rules" ground="well">
        <SectionHead id="rules" title={texts.rules.title} />
        <Benefits items={rules} />
      </Section>
      <Section labelledBy="your-load">
        <SectionHead id="your-load" title={texts.yourLoad.title} />
        <CheckList items={texts.yourLoad.items(linkTo('/shippers#lane'))} />
      </Section>
      <Section labelledBy="concern" ground="well">
        <SectionHead id="concern" title={texts.concern.title} />
        <div className="stack">
          <p>{texts.concern.text(<DispatchPhone />, <DispatchMail />)}</p>
          <Numbers />
        </div>
        <SourceList id="sources" of={read} note={texts.concern.sourcesNote} />
      </Section>
    </>
  )
}

/** What the owner has registered, once entered. */
function Numbers() {
  const { nscNumber, usDotNumber, mcNumber } = company
  if (!nscNumber && !usDotNumber && !mcNumber) return null
  return (
    <p>
      {nscNumber && `${texts.concern.nscNumber(nscNumber)} `}
      {usDotNumber && `${texts.concern.usDotNumber(usDotNumber)} `}
      {mcNumber && texts.concern.mcNumber(mcNumber)}
    </p>
  )
}

const read: SourceId[] = [
  ...drivingDays.map(({ source }) => source),
  'canadianSafeDriving',
  'canadianLoggingDevices',
  'usCargoChecks',
  'usSafetyRatings',
]
