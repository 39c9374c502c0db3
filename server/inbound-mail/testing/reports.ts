import { html, mail, multipart, text } from './build-mail.ts'
import type { Reply } from './plain-replies.ts'

interface Report extends Reply {
  /** Of a bounce. */
  returned?: { messageId: string; reason: string }
}

const QUOTE_ID = '<01M7WA9R438WCXF8TYW3.quote@bowline.example>'
const FROM_DAEMON = ['From: MAILER-DAEMON@mx.northfield.example (Mail Delivery System)', 'In-Reply-To:']
const ORIGINAL = `From: Bowline Dispatch <site@bowline.example>\nSubject: Your quote Q-7F3K2M\nMessage-ID: ${QUOTE_ID}\n`

const delivery = (status: string, ...extra: Parameters<typeof multipart>[1][]) => {
  const part = multipart(
    'report',
    text('This is the mail system at host mx.northfield.example.\n'),
    text(status, 'message/delivery-status'),
    ...extra,
  )
  return {
    ...part,
    headers: part.headers.map((line) => `${line}; report-type=delivery-status`),
  }
}

const wholeMail = text(`${ORIGINAL}\nHello\n`, 'message/rfc822')
const headersAlone = text(ORIGINAL, 'text/rfc822-headers')
const common = {
  text: 'This is the mail system at host mx.northfield.example.',
  quotes: false,
}

const automatic = (name: string, headers: string[], says: string): Report => ({
  name,
  source: mail(text(`${says}\n`), headers),
  text: says,
  quotes: false,
  kind: 'automatic',
})

export const reports: Report[] = [
  {
    ...common,
    name: 'a delivery report of Postfix',
    source: mail(
      delivery(
        'Reporting-MTA: dns; mx.northfield.example\nArrival-Date: Mon, 23 Nov 2026 10:12:00 -0700\n\nFinal-Recipient: rfc822; shipping@northfield.example\nAction: failed\nStatus: 5.1.1\nRemote-MTA: dns; mail.northfield.example\nDiagnostic-Code: smtp; 550 5.1.1 <shipping@northfield.example>: Recipient\n    address rejected: User unknown\n',
        wholeMail,
      ),
      [...FROM_DAEMON, 'Auto-Submitted: auto-replied'],
    ),
    kind: 'bounce',
    returned: {
      messageId: QUOTE_ID,
      reason: '550 5.1.1 <shipping@northfield.example>: Recipient address rejected: User unknown',
    },
  },
  {
    ...common,
    name: 'a delivery report with the headers of the mail alone',
    source: mail(
      delivery(
        'Reporting-MTA: dns;mx\n\nFinal-Recipient: rfc822;shipping@northfield.example\nAction: failed\nStatus: 5.7.1\n',
        headersAlone,
      ),
      FROM_DAEMON,
    ),
    kind: 'bounce',
    returned: { messageId: QUOTE_ID, reason: '5.7.1' },
  },
  {
    name: 'a delivery report of Exchange',
    source: mail(
      {
        ...multipart(
          'report',
          html('<p>Your message to <b>shipping@northfield.example</b> couldn’t be delivered.</p>'),
          text(
            'Reporting-MTA: dns;YT1.PROD.OUTLOOK.COM\n\nFinal-Recipient: rfc822;shipping@northfield.example\nAction: failed\nStatus: 5.1.10\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found\n',
            'message/delivery-status',
          ),
          wholeMail,
        ),
      },
      [
        'From: postmaster@northfield.example',
        `In-Reply-To: ${QUOTE_ID}`,
        `References: ${QUOTE_ID}`,
        'X-MS-Exchange-Message-Is-Ndr:',
      ],
    ),
    text: 'Your message to shipping@northfield.example couldn’t be delivered.',
    quotes: false,
    kind: 'bounce',
    returned: {
      messageId: QUOTE_ID,
      reason: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found',
    },
  },
  {
    name: 'a delivery report of Gmail, which names the mail in its headers',
    source: mail(
      {
        ...multipart(
          'report',
          multipart(
            'related',
            multipart(
              'alternative',
              text('** Address not found **\n\nYour message wasn’t delivered.'),
              html('<p>Address not found</p>'),
            ),
          ),
          text(
            'Reporting-MTA: dns; googlemail.com\n\nFinal-Recipient: rfc822; shipping@northfield.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.\n',
            'message/delivery-status',
          ),
        ),
      },
      [
        'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
        'Auto-Submitted: auto-replied',
        `In-Reply-To: ${QUOTE_ID}`,
        'X-Failed-Recipients: shipping@northfield.example',
      ],
    ),
    text: '** Address not found **\n\nYour message wasn’t delivered.',
    quotes: false,
    kind: 'bounce',
    returned: {
      messageId: QUOTE_ID,
      reason: '550-5.1.1 The email account that you tried to reach does not exist.',
    },
  },
  {
    name: 'a delivery report of Exim, in its own form',
    source: mail(
      text(
        `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered:\n\n  shipping@northfield.example\n    550 no such user\n\n------ This is a copy of the message, including all the headers. ------\n\n${ORIGINAL}`,
      ),
      [
        'From: Mail Delivery System <Mailer-Daemon@northfield.example>',
        'Auto-Submitted: auto-replied',
        'X-Failed-Recipients: shipping@northfield.example',
        'In-Reply-To:',
      ],
    ),
    text: `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered:\n\n  shipping@northfield.example\n    550 no such user\n\n------ This is a copy of the message, including all the headers. ------\n\n${ORIGINAL.trim()}`,
    quotes: false,
    kind: 'bounce',
    returned: { messageId: QUOTE_ID, reason: '550 no such user' },
  },
  {
    ...common,
    name: 'a report that the mail is still on its way',
    source: mail(
      delivery(
        'Reporting-MTA: dns;mx\n\nFinal-Recipient: rfc822;shipping@northfield.example\nAction: delayed\nStatus: 4.4.1\n',
        headersAlone,
      ),
      FROM_DAEMON,
    ),
    kind: 'automatic',
  },
  {
    ...common,
    name: 'a read receipt',
    source: mail({
      ...multipart(
        'report',
        text('This is the mail system at host mx.northfield.example.\n'),
        text(
          'Final-Recipient: rfc822;shipping@northfield.example\nDisposition: manual-action/MDN-sent-manually; displayed\n',
          'message/disposition-notification',
        ),
      ),
    }),
    kind: 'automatic',
  },
  automatic(
    'an out-of-office reply of Outlook',
    [
      'Subject: Automatic reply: Your quote',
      'Auto-Submitted: auto-generated',
      'X-Auto-Response-Suppress: All',
    ],
    'I am away until Monday.',
  ),
  automatic(
    'an out-of-office reply of Gmail',
    ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'X-Autoreply: yes'],
    'Back on Monday.',
  ),
  automatic('a vacation reply of old', ['Precedence: junk'], 'On vacation.'),
  automatic('an autoresponder', ['Precedence: auto_reply', 'X-Autorespond: yes'], 'We got your mail.'),
  automatic('a mailing list', ['Precedence: list', 'List-Id: <dock.northfield.example>'], 'Dock news.'),
  {
    name: 'a person whose program says that nobody sent it automatically',
    source: mail(text('Yes.'), ['Auto-Submitted: no']),
    text: 'Yes.',
    quotes: false,
    kind: 'message',
  },
]
