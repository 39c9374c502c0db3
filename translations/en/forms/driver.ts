import type { driver } from '../../../domain/forms/driver.ts'
import type { SubmissionTextsOf } from '../../../domain/forms/form.ts'
import { plural } from '../../plural.ts'

const years = { one: 'year', other: 'years' }

export const enDriverForm = {
  title: 'Driver Application',
  short: { one: 'Driver', many: 'Drivers' },
  heading: 'Driver Application',
  submit: 'Send application',
  use: 'We use what you send to decide about a driving job, and to answer you.',
  noun: 'driver application',
  shortNoun: 'application',
  success: {
    title: 'Application Submitted',
    description: 'Thank you for applying. We’ll be in touch soon.',
  },
  failure: {
    title: 'Error',
    description: 'There was an error submitting your application. Please try again.',
  },
  fields: {
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    email: { label: 'Email' },
    phone: { label: 'Phone' },
    location: { label: 'Current location' },
    experience: {
      label: 'Experience',
      unit: 'years',
      counts: years,
      show: (count, { locale }) => `${count} ${plural(locale, Number(count), years)}`,
    },
    licenseType: {
      label: 'Licence type',
      options: { 'Class 1': 'Class 1', 'Class A': 'Class A (AZ or CDL-A)', Other: 'Another class' },
    },
    resume: { label: 'Resume', hint: 'PDF, DOC or DOCX, 5 MB at most' },
    coverLetter: { label: 'Cover letter' },
  },
  legends: { applicant: 'You', driving: 'Your driving' },
} satisfies SubmissionTextsOf<typeof driver>
