export const nonDriverJobs = {
  head: {
    lead: 'Work that keeps trucks moving without driving one. Ask us what is open, and tell us what you do.',
    primary: 'Contact Us',
    secondary: 'See driver jobs',
  },
  open: { title: 'Open now' },
  message: {
    title: 'What to put in your message',
    /** Only what a job needs: never birthplace, age or social insurance number (Canadian Human Rights Act, s. 8). */
    items: [
      'What you do, and what you have done so far',
      'Which licences or trade certificates you hold',
      'Where you are, and when you could start',
      'That you’re entitled to work in Canada',
    ],
  },
}
