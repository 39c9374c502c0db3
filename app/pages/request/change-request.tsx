import { formNamed } from '../../../domain/forms/forms.ts'
import { enRequest } from '../../../translations/en/request-page.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { pageTexts } from '../../../translations/page-texts.ts'
import { DispatchPhone } from '../../company/contact-links.tsx'
import { FormView } from '../../features/forms/form-view.tsx'
import { LaneAside, LaneSummary } from '../../features/lane/lane-summary.tsx'
import { usePageData } from '../../page-data/page-data.tsx'
import { Head } from '../../seo/head.tsx'
import { CrumbList, PageHead } from '../../ui/page/page-head.tsx'
import { Section } from '../../ui/page/section.tsx'
import layout from '../form-page.module.css'
import styles from './change-request.module.css'
import { LinkHelp } from './lost-link/link-help.tsx'

/** The form that a request was sent with, filled in, and sent back to the request. The browser sends it itself. */
export default function ChangeRequest() {
  const { change, form: given } = usePageData()
  const form = formNamed(change?.form)
  if (!change || !form || !given) return <NothingToChange />
  const { reference, path, amendments, lane } = change
  const texts = formTexts(form)
  const noun = texts.shortNoun
  return (
    <>
      <Head path={PATH} title={enRequest.amendTitle(reference)} />
      <PageHead
        path={PATH}
        title={enRequest.amendHeading}
        crumbs={
          <CrumbList name={enRequest.amendHeading}>
            <li className="flex center gap-2 min-target">
              <a className="target slate plain underline-on-hover" href="/">
                {pageTexts('/').name}
              </a>
            </li>
            <li className="flex center gap-2 min-target">
              <a className="target slate plain underline-on-hover" href={path}>
                {enRequest.yours(noun)} {reference}
              </a>
            </li>
          </CrumbList>
        }
        lead={
          <>
            {enRequest.amendLead} <a href={path}>{enRequest.back(noun)}</a>
          </>
        }
      />
      <Section>
        {lane && (
          <div className={styles.lane}>
            <LaneSummary lane={lane} typed={[]} />
          </div>
        )}
        <div className={`${layout.layout} ${styles.change}`}>
          <FormView
            definition={form}
            texts={texts}
            action={path}
            draft={`amend-${reference}`}
            given={given}
            use={texts.use}
            submitLabel={enRequest.saveChanges}
            onSubmit={() => undefined}
          >
            <input type="hidden" name="action" value="amend" />
            <AmendmentCount {...{ amendments }} isRefused={Boolean(given.problems ?? given.error)} />
          </FormView>
          <aside className={layout.beside} aria-label={enRequest.questions}>
            {lane && <LaneAside lane={lane} />}
            <p>
              {enRequest.questions} <DispatchPhone />.
            </p>
          </aside>
        </div>
      </Section>
    </>
  )
}

/** A stored draft restores the count that it was typed at, but not the one that was just refused: browsers keep what is hidden. */
const AmendmentCount = ({ amendments, isRefused }: { amendments: number; isRefused: boolean }) => (
  <div hidden>
    {isRefused ? (
      <input type="hidden" name="answers" defaultValue={amendments} />
    ) : (
      <input name="answers" defaultValue={amendments} tabIndex={-1} autoComplete="off" />
    )}
  </div>
)

const PATH = '/requests/reference/change'

const NothingToChange = () => (
  <>
    <Head path={PATH} />
    <PageHead path={PATH} title={enRequest.amendHeading} lead={enRequest.changeFromPage} />
    <LinkHelp />
  </>
)
