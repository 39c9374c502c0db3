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
  highlights: { lines: [['licenseType', 'experience'], ['location']], subject: ['licenseType'] },
  remarks: 'coverLetter',
  fields: {
    firstName: text({ autoComplete: 'given-name', narrow: true }),
    lastName: text({ autoComplete: 'family-name', narrow: true }),
    email: email(),
    phone: phone(),
    location: text({ autoComplete: 'address-level2' }),
    experience: number(),
    licenseType: choice({ options: ['Class 1', 'Class A', 'Other'] }),
    resume: file({ accept: '.pdf,.doc,.docx', megabytes: 5 }),
    coverLetter: optional(longText()),
  },
  groups: [
    { name: 'applicant', rows: [['firstName', 'lastName'], ['email', 'phone'], ['location']] },
    {
      name: 'driving',
      rows: [['experience', 'licenseType'], ['resume'], ['coverLetter']],
    },
  ],
} as const satisfies SubmissionForm
