import { useNavigate } from 'react-router'
import type { Answers, ProblemTexts } from '../../../../domain/forms/form.ts'
import { phoneQuoteRequest } from '../../../../domain/forms/quote-request.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { formTexts } from '../../../../translations/form-texts.ts'
import { resetDraft } from '../../../features/forms/draft/draft.ts'
import { FormView } from '../../../features/forms/form-view.tsx'
import { submit } from '../../../features/forms/send/submit.ts'
import { StaffPage } from '../../../features/inbox/page/staff-page.tsx'
import { Head } from '../../../seo/head.tsx'
import account from '../account/account.module.css'
import styles from './new-request.module.css'

const { newRequest: texts } = enInbox

export const handle = { staff: true }

export default function NewRequestPage() {
  return (
    <>
      <Head path="/admin/new-request" />
      <StaffPage current="inbox" title={texts.title}>
        {() => <NewRequest />}
      </StaffPage>
    </>
  )
}

const ofForm = formTexts(phoneQuoteRequest)
const formWords = { ...ofForm, legends: { ...ofForm.legends, contact: texts.contact } }

/** The form that shippers fill in, for somebody on the phone. */
function NewRequest() {
  const navigate = useNavigate()
  const send = async (answers: Answers, entered: FormData): Promise<ProblemTexts> => {
    const { ending, reference, problems } = await submit(phoneQuoteRequest, answers, entered)
    if (ending !== 'stored') return problems
    resetDraft(phoneQuoteRequest)
    navigate(`/admin/inbox/${reference}`)
    return {}
  }
  return (
    <div className={account.account}>
      <div className={account.head}>
        <h1 className="head-md">{texts.title}</h1>
        <p className="mt-1 anywhere">{texts.lead}</p>
      </div>
      <div className={styles.form}>
        <FormView
          definition={phoneQuoteRequest}
          texts={formWords}
          submitLabel={texts.submit}
          note={texts.noEmail}
          onSubmit={send}
        />
      </div>
    </div>
  )
}
