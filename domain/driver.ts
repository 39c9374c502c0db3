import { choice, email, file, longText, number, optional, phone, text } from './field.ts'
import type { SubmissionForm } from './form.ts'

/** Asks only what the law allows: never birthplace, age or SIN. */
export const driver = {
  id: 'driver',
  name: 'Driver Application',
  letter: 'D',
  endpoint: '/api/driver-application',
  page: '/careers/driver-jobs',
  replyTo: 'email',
  phone: 'phone',
  senderName: ['firstName', 'lastName'],
  summary: ['licenseType', 'location'],
  detail: ['experience'],
  texts: {
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
  },
  fields: {
    firstName: text({ label: 'First name', autoComplete: 'given-name', narrow: true }),
    lastName: text({ label: 'Last name', autoComplete: 'family-name', narrow: true }),
    email: email({ label: 'Email' }),
    phone: phone({ label: 'Phone' }),
    location: text({ label: 'Current location', autoComplete: 'address-level2' }),
    experience: number({
      label: 'Experience',
      unit: 'years',
      counts: ['year', 'years'],
      show: (years) => (years === 1 ? '1 year' : `${years} years`),
    }),
    licenseType: choice({
      label: 'Licence type',
      options: [
        { value: 'Class 1', label: 'Class 1' },
        { value: 'Class A', label: 'Class A (AZ or CDL-A)' },
        { value: 'Other', label: 'Another class' },
      ],
    }),
    resume: file({
      label: 'Resume',
      hint: 'PDF, DOC or DOCX, 5 MB at most',
      accept: '.pdf,.doc,.docx',
      megabytes: 5,
    }),
    coverLetter: optional(longText({ label: 'Cover letter' })),
  },
  groups: [
    { legend: 'You', rows: [['firstName', 'lastName'], ['email', 'phone'], ['location']] },
    {
      legend: 'Your driving',
      rows: [['experience', 'licenseType'], ['resume'], ['coverLetter']],
    },
  ],
} as const satisfies SubmissionForm
