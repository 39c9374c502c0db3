import { formNamed } from '../../../../domain/forms/forms.ts'
import type { SubmissionDetails } from '../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import part from '../../../features/inbox/page/part.module.css'

/** The draft bill of lading of a quote request, with phone and email in full. */
export const PaperLink = ({ details: { form, reference, erasedAt } }: { details: SubmissionDetails }) =>
  formNamed(form)?.lane && erasedAt === null ? (
    <p className={part.part}>
      <a className="target" href={`/api/inbox/submissions/${reference}/bill-of-lading.pdf`}>
        {enInbox.submission.paper}
      </a>
    </p>
  ) : null
