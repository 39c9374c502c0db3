import { choice, email, file, longText, number, optional, phone, text } from './field.ts'
import { form } from './form.ts'

/** Asks only what the law allows: never birthplace, age or SIN. */
export const driver = form({
  name: 'Driver Application',
  letter: 'D',
  replyTo: 'email',
  fields: {
    firstName: text({ label: 'First name', autoComplete: 'given-name' }),
    lastName: text({ label: 'Last name', autoComplete: 'family-name' }),
    email: email({ label: 'E-mail' }),
    phone: phone({ label: 'Phone' }),
    location: text({ label: 'Current location', autoComplete: 'address-level2' }),
    experience: number({ label: 'Experience', unit: 'years' }),
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
      hint: 'One file: PDF, Word or plain text',
      accept: '.pdf,.doc,.docx,.odt,.rtf,.txt',
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
})
