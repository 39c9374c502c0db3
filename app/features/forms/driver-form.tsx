import { useState } from 'react'
import { driver } from '../../../domain/forms/driver.ts'
import { en } from '../../../translations/en/en.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { useIsLive } from '../../settings/settings.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { ApplicationForm, useIsToasted } from './application-form.tsx'
import { FormView } from './form-view.tsx'
import type { FormProps } from './quote-request-form.tsx'
import { receiptToast } from './send/submit.ts'

export const DriverForm = (props: FormProps) =>
  useIsLive() ? <ApplicationForm form={driver} {...props} /> : <DemoForm />

/** Checks the application and confirms it, but sends nothing. */
function DemoForm() {
  const [isConfirmed, setConfirmed] = useState(false)
  const isToasted = useIsToasted(receiptToast(driver))
  const texts = formTexts(driver)
  const { title, description } = texts.success
  return (
    <FormView
      definition={driver}
      texts={texts}
      submitLabel={texts.submit}
      confirmation={isConfirmed && !isToasted && <Notice title={title}>{en.driverDemo}</Notice>}
      onSubmit={() => {
        setConfirmed(true)
        toast({
          id: receiptToast(driver),
          form: driver.id,
          title,
          description: `${en.driverDemo} ${description}`,
          isDemo: true,
        })
        return undefined
      }}
    />
  )
}
