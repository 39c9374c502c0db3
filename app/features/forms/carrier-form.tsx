import { carrier } from '../../../domain/carrier.ts'
import type { Answers } from '../../../domain/form.ts'
import type { ProblemTexts } from '../../../domain/messages/problem-text.ts'
import { dismiss, toast } from '../../ui/toast.ts'
import { FormView } from './form-view.tsx'
import type { FormProps } from './quote-form.tsx'
import { submit } from './submit.ts'

/** Stays as typed when it is sent: whoever sends it again unchanged has sent it once. */
export const CarrierForm = ({ frame, prefill, onSent }: FormProps) => (
  <FormView
    questions={carrier}
    id="carrier"
    postTo="/api/send-quote"
    frame={frame}
    submit="Send application"
    prefill={prefill}
    onAnswers={(answers) => sendApplication(answers, onSent)}
  />
)

async function sendApplication(answers: Answers, onSent: FormProps['onSent']): Promise<ProblemTexts> {
  dismiss(TOLD)
  const { ending, reference, problems, repeated } = await submit(carrier, answers)
  if (ending !== 'stored') {
    toast({ id: TOLD, ...failed })
    return problems
  }
  if (!repeated) onSent?.({ formName: carrier.name, data: answers })
  toast({
    id: TOLD,
    title: 'Application Submitted',
    description: [THANKS, referenceIn(reference)].join(' ').trim(),
  })
  return {}
}

const TOLD = 'carrier-application'

const THANKS =
  'Thank you for your interest in partnering with us. We’ll review your application and contact you soon!'

const referenceIn = (reference: string | undefined): string =>
  reference ? `Your reference is ${reference}.` : ''

const failed = {
  title: 'Error',
  description: 'There was an error submitting your application. Please try again.',
  bad: true,
}
