import { attachment, mail, multipart, type Part, text } from './build-mail.ts'

const MB = 1024 * 1024

/** Mails that are made to cost memory or time, by name; `scale` is 1 for those of up to 20 MB. */
export const hostileMail = (scale: number): Record<string, () => Buffer> => {
  const times = (count: number) => Math.max(1, Math.round(count * scale))
  const large = times(19 * MB)
  const repeated = (text: string, bytes = large) => text.repeat(Math.ceil(bytes / text.length))
  const html = (body: string) => mail(text(body, 'text/html'))
  const nested = (levels: number): Part =>
    levels === 0 ? text('Deep.') : multipart('mixed', nested(levels - 1))
  const forwarded = (levels: number): Part =>
    levels === 0
      ? text('Deep.')
      : { headers: ['Content-Type: message/rfc822'], body: bytesOf(forwarded(levels - 1)) }
  return {
    '10,000 parts': () =>
      mail(multipart('mixed', ...Array.from({ length: times(10_000) }, () => text('Part.')))),
    '5,000 attachments': () =>
      mail(multipart('mixed', ...Array.from({ length: times(5000) }, () => attachment('a.pdf', '%PDF-')))),
    '100 levels': () => mail(nested(99)),
    '1,000 levels': () => mail(nested(1000)),
    '200 mails in mails': () => mail(forwarded(200)),
    'empty lines': () => mail(text(repeated('\r\n'))),
    'one line': () => mail(text(repeated('x'))),
    dots: () => mail(text(repeated('.\r\n', large / 4))),
    'headers of every name': () =>
      mail(
        text('Hello'),
        Array.from({ length: times(200_000) }, (_, number) => `X-${number}: y`),
      ),
    'one long header': () => mail(text('Hello'), [`X-Long: ${repeated('y')}`]),
    'a header in many lines': () => mail(text('Hello'), [`Subject: ${repeated('\r\n y', MB * scale)}`]),
    'a million recipients': () => mail(text('Hello'), [`To: ${repeated('a@b.example, ')}`]),
    'encoded words': () => mail(text('Hello'), [`Subject: ${repeated('=?utf-8?Q?=41?= ', MB * scale)}`]),
    'encoded words of unknown encodings': () =>
      mail(text('Hello'), [`Subject: ${repeated('=?x-none?B?QQ==?= ', MB * scale)}`]),
    'a content type of many parameters': () =>
      mail(text('Hello', `text/plain; ${repeated('a*0*=utf-8; ', MB * scale)}`)),
    'comments in a header': () => mail(text('Hello', `text/plain ${repeated('(', MB * scale)}`)),
    'a mail of headers alone': () => Buffer.from(repeated('X: y\r\n')),
    'elements in elements': () => html(repeated('<div>', large / 4)),
    'tables in tables': () => html(repeated('<table><tr><td>', large / 4)),
    'lists in lists': () => html(repeated('<ul><li>x', large / 4)),
    'quotations in quotations': () => html(repeated('<blockquote>x', large / 4)),
    'an element of many attributes': () => html(`<a ${repeated('b=c ', large / 4)}>`),
    'an unclosed comment': () => html(`<!-- ${repeated('-- ', large / 4)}`),
    'characters by number': () => html(repeated('&#128512;', large / 4)),
    links: () => html(repeated('<a href="https://x.example/">y</a>', large / 4)),
    'marks of quotation': () => mail(text(repeated('> '.repeat(50), large / 4))),
    'lines that begin a history': () => mail(text(repeated('On Op Am 2026-11-23 x\n', large / 4))),
    'lines that end a history': () =>
      mail(text(repeated('On 2026-11-23 <a@b.example\n wrote:x:\n', large / 4))),
    'headers of other mails': () => mail(text(repeated('From: a\nSent: b\nTo: c\n', large / 4))),
    dashes: () => mail(text(repeated('- ', large / 4))),
    'quoted-printable without an end': () =>
      mail(
        text(repeated('=\r\n=4', large / 4), 'text/plain', ['Content-Transfer-Encoding: quoted-printable']),
      ),
    'base64 that is none': () =>
      mail(text(repeated('!§$%\r\n', large / 4), 'text/plain', ['Content-Transfer-Encoding: base64'])),
    'every byte': () =>
      mail(
        text(
          Buffer.from(Array.from({ length: 65_536 }, (_, index) => index % 256)),
          'text/plain; charset=utf-7',
        ),
      ),
    'half of a character': () => mail(text(Buffer.from([0xd8, 0, 0xd8]), 'text/plain; charset=utf-16')),
    zeros: () => Buffer.alloc(Math.round(large / 4)),
    'a boundary in every line': () =>
      mail({
        headers: ['Content-Type: multipart/mixed; boundary="b"'],
        body: repeated('--b\r\n', large / 4),
      }),
    'a boundary of many characters': () =>
      mail({
        headers: [`Content-Type: multipart/mixed; boundary="${repeated('b', MB * scale)}"`],
        body: repeated(`--${'b'.repeat(200)}\r\n`, large / 4),
      }),
    'a boundary within itself': () =>
      mail({
        headers: ['Content-Type: multipart/mixed; boundary="b"'],
        body: repeated('--b\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n', large / 4),
      }),
    'a name of many parts': () =>
      mail(
        multipart('mixed', {
          headers: [
            `Content-Disposition: attachment; ${Array.from({ length: times(20_000) }, (_, part) => `filename*${part}*="%41"`).join('; ')}`,
          ],
          body: '%PDF-',
        }),
      ),
    'many stations on the way': () =>
      mail(
        text('Hello'),
        Array.from({ length: times(8000) }, (_, hop) => `Received: from mx${hop}.example by mx.example`),
      ),
    'many reports': () =>
      mail({
        ...multipart(
          'report',
          text(repeated('Action: failed\n\nStatus: 5\n\n', large / 8), 'message/delivery-status'),
          text(repeated('Message-ID: <', large / 8), 'message/rfc822'),
        ),
      }),
  }
}

const bytesOf = ({ headers, body }: Part): Buffer =>
  Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`), Buffer.from(body)])
