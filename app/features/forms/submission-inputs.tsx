import type { FormDefinition } from '../../../domain/forms/form.ts'
import { TRAP_FIELD } from '../../../domain/forms/hidden-fields.ts'

/** Names the form to the server. */
export const SubmissionInputs = ({ form }: { form: FormDefinition }) => (
  <>
    <input type="hidden" name="formName" value={form.name} />
    <Trap />
  </>
)

/** Out of sight for everyone, also for screen readers and autofill; programs that fill in everything give themselves away. */
const Trap = () => (
  <div hidden>
    <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
  </div>
)
