import { driver } from '../../../domain/driver.ts'
import { toast } from '../../ui/toast.ts'
import { FormView } from './form-view.tsx'

/** Checks the application and says thank you; nothing is sent. */
export const DriverForm = () => (
  <FormView
    questions={driver}
    id="driver"
    submit="Send application"
    onAnswers={() => {
      toast(thanks)
      return undefined
    }}
  />
)

const thanks = {
  id: 'driver-application',
  title: 'Application Submitted',
  description: 'Thank you for applying. We’ll be in touch soon.',
}
