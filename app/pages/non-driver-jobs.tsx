import { company } from '../../domain/company.ts'
import { nonBreakingUnits } from '../../domain/text/non-breaking-units.ts'
import { nonDriverJobs as texts } from '../../translations/en/pages/non-driver-jobs.ts'
import { pageTexts } from '../../translations/page-texts.ts'
import { Head } from '../seo/head.tsx'
import { Actions } from '../ui/controls/actions.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { CheckList } from '../ui/lists/check-list.tsx'
import { Lines } from '../ui/lists/lines.tsx'
import { PlainPage } from '../ui/page/plain-page.tsx'
import { Pair, Section, SectionHead } from '../ui/page/section.tsx'

const PATH = '/careers/non-driver-jobs'

export default function NonDriverJobs() {
  return (
    <>
      <Head path={PATH} />
      <PlainPage path={PATH}>
        <div className="stack">
          <h1>{pageTexts(PATH).name}</h1>
          <Pair>
            <div>
              <p className="lead">{nonBreakingUnits(texts.head.lead)}</p>
              <Actions>
                <ButtonLink to="/contact" arrow>
                  {texts.head.primary}
                </ButtonLink>
                <ButtonLink to="/careers/driver-jobs" look="line">
                  {texts.head.secondary}
                </ButtonLink>
              </Actions>
            </div>
            <section aria-labelledby="message">
              <h2 id="message">{texts.message.title}</h2>
              <CheckList items={texts.message.items} />
            </section>
          </Pair>
        </div>
      </PlainPage>
      {company.openings && (
        <Section labelledBy="open">
          <SectionHead id="open" title={texts.open.title} />
          <Lines items={company.openings} />
        </Section>
      )}
    </>
  )
}
