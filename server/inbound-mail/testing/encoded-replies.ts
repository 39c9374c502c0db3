import { attachment, base64, mail, multipart, text } from './build-mail.ts'
import { HISTORY, type Reply } from './plain-replies.ts'

const QUOTED = HISTORY.replaceAll(/^/gm, '> ')
const PDF = '%PDF-1.7\n%%EOF'
const ZIP = Buffer.from('504b0304140000000800', 'hex')
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEIC = Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypheic\0\0\0\0mif1heic')])
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex')
const WEBP = Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 ')])

const latin1 = (text: string) => Buffer.from(text, 'latin1')

const encoded = (name: string, yields: string, ...part: Parameters<typeof text>): Reply => ({
  name,
  source: mail(text(...part)),
  text: yields,
  quotes: false,
})

export const encodedReplies: Reply[] = [
  {
    name: 'quoted-printable with soft line breaks',
    source: mail(
      text(
        'Le prix nous convient, mais la livraison =C3=A0 Montr=C3=A9al doit se faire=\n avant midi.\n\nOn Mon, Nov 23, 2026 at 10:12=E2=80=AFAM Bowline Dispatch <dispatch@bowline.e=\nxample> wrote:\n\n' +
          QUOTED,
        'text/plain; charset="UTF-8"',
        ['Content-Transfer-Encoding: quoted-printable'],
      ),
    ),
    text: 'Le prix nous convient, mais la livraison à Montréal doit se faire avant midi.',
    quotes: true,
  },
  {
    name: 'base64',
    source: mail(base64('Oui, réservez.\r\n', 'text/plain; charset=utf-8')),
    text: 'Oui, réservez.',
    quotes: false,
  },
  encoded(
    'ISO-8859-1',
    'Très bien, à mardi.',
    latin1('Très bien, à mardi.\r\n'),
    'text/plain; charset=ISO-8859-1',
    ['Content-Transfer-Encoding: 8bit'],
  ),
  encoded(
    'Windows-1252 with its quotation marks',
    '“Dock 4” – it’s €20 more.',
    Buffer.concat([
      Buffer.from([0x93]),
      latin1('Dock 4'),
      Buffer.from([0x94]),
      latin1(' '),
      Buffer.from([0x96]),
      latin1(' it'),
      Buffer.from([0x92]),
      latin1('s '),
      Buffer.from([0x80]),
      latin1('20 more.'),
    ]),
    'text/plain; charset="windows-1252"',
  ),
  {
    name: 'UTF-16',
    source: mail(base64(Buffer.from('\ufeffZoë: 12 pallets', 'utf16le'), 'text/plain; charset=utf-16')),
    text: 'Zoë: 12 pallets',
    quotes: false,
  },
  encoded(
    'ISO-2022-JP',
    'はい',
    Buffer.from('\x1b$B$O$$\x1b(B\r\n', 'latin1'),
    'text/plain; charset=iso-2022-jp',
  ),
  encoded('GB18030', '可以', Buffer.from([0xbf, 0xc9, 0xd2, 0xd4]), 'text/plain; charset=gb18030'),
  encoded(
    'flowed text, whose lines are joined',
    'This is one long paragraph that was broken by the program.\n\nAnd a second one.',
    'This is one long paragraph that was \nbroken by the program.\n\nAnd a second one.\n',
    'text/plain; charset=utf-8; format=flowed',
  ),
  encoded(
    'flowed text whose spaces are deleted',
    'Donaudampfschiff',
    'Donaudampf \nschiff\n',
    'text/plain; charset=utf-8; format=flowed; delsp=yes',
  ),
  encoded('emoji', '👍🏽 see you Tuesday 🚛', '👍🏽 see you Tuesday 🚛\n'),
  encoded('Punjabi', 'ਠੀਕ ਹੈ, ਮੰਗਲਵਾਰ ਨੂੰ ਆਓ।', 'ਠੀਕ ਹੈ, ਮੰਗਲਵਾਰ ਨੂੰ ਆਓ।\n'),
  encoded(
    'an encoding that nobody knows',
    'Plain enough.',
    'Plain enough.\n',
    'text/plain; charset=x-unknown-8bit',
  ),
  encoded(
    'bytes that are not what they are called',
    'Montréal',
    latin1('Montréal'),
    'text/plain; charset=utf-8',
  ),
  encoded(
    'control characters, which are removed',
    'a b\tc\nd',
    'a\u0000 b\u0007\tc\u001b\n\u2066d\u2069\u200b',
  ),
  {
    name: 'no MIME at all, and lines that end without a return',
    source: Buffer.from(
      'From: shipping@northfield.example\nSubject: Re: Your quote\n\nJust text.\nSecond line.\n',
    ),
    text: 'Just text.\nSecond line.',
    quotes: false,
  },
  {
    name: 'a boundary that never comes',
    source: mail({
      headers: ['Content-Type: multipart/mixed; boundary="missing"'],
      body: 'Book it. PO 5520.\n',
    }),
    text: 'Book it. PO 5520.',
    quotes: false,
  },
  {
    name: 'an empty mail with a paper',
    source: mail(multipart('mixed', text(''), attachment('bill of lading.pdf', PDF, 'application/pdf'))),
    text: '',
    quotes: false,
    files: ['bill of lading.pdf'],
  },
  {
    name: 'files of every kind that is taken',
    source: mail(
      multipart(
        'mixed',
        text('Papers attached.'),
        attachment('rate.doc', OLE, 'application/msword'),
        attachment('pieces.xls', OLE, 'application/vnd.ms-excel'),
        attachment('pieces.xlsx', ZIP),
        attachment('letter.docx', ZIP),
        attachment('IMG_0001.HEIC', HEIC, 'image/heic'),
      ),
    ),
    text: 'Papers attached.',
    quotes: false,
    files: ['rate.doc', 'pieces.xls', 'pieces.xlsx', 'letter.docx', 'IMG_0001.HEIC'],
  },
  {
    name: 'photos, one more than is taken',
    source: mail(
      multipart(
        'mixed',
        text('Six photos.'),
        ...[1, 2, 3, 4].map((number) => attachment(`photo${number}.jpg`, JPEG, 'image/jpeg')),
        attachment('photo5.webp', WEBP, 'image/webp'),
        attachment('photo6.jpg', JPEG, 'image/jpeg'),
      ),
    ),
    text: 'Six photos.',
    quotes: false,
    files: ['photo1.jpg', 'photo2.jpg', 'photo3.jpg', 'photo4.jpg', 'photo5.webp'],
    leftOut: ['photo6.jpg'],
  },
  {
    name: 'files that are not what their names say, and others',
    source: mail(
      multipart(
        'mixed',
        text('Look.'),
        attachment('invoice.pdf', '<script>alert(1)</script>', 'application/pdf'),
        attachment('setup.exe', 'MZ'),
        attachment('loads.zip', ZIP, 'application/zip'),
        attachment('page.html', '<p>Hi</p>', 'text/html'),
        attachment('photo', JPEG, 'image/jpeg'),
      ),
    ),
    text: 'Look.',
    quotes: false,
    files: ['photo.jpg'],
    leftOut: ['invoice.pdf', 'setup.exe', 'loads.zip', 'page.html'],
  },
  {
    name: 'a paper of more than 10 MB',
    source: mail(
      multipart(
        'mixed',
        text('Big.'),
        attachment('big.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10 * 1024 * 1024)])),
      ),
    ),
    text: 'Big.',
    quotes: false,
    leftOut: ['big.pdf'],
  },
  {
    name: 'a name in an encoding, with a path and control characters',
    source: mail(
      multipart(
        'mixed',
        text('Named.'),
        base64(PDF, 'application/pdf', [
          "Content-Disposition: attachment; filename*=UTF-8''..%2F..%2Fre%C3%A7u%0D%0A%00%E2%80%AEfdp.pdf",
        ]),
      ),
    ),
    text: 'Named.',
    quotes: false,
    files: ['reçufdp.pdf'],
  },
  {
    name: 'winmail.dat of Outlook',
    source: mail(
      multipart(
        'mixed',
        text('Agreed.'),
        attachment('winmail.dat', Buffer.from('789f3e22', 'hex'), 'application/ms-tnef'),
      ),
    ),
    text: 'Agreed.',
    quotes: false,
    leftOut: ['winmail.dat'],
  },
  {
    name: 'the answer to an invitation',
    source: mail(
      multipart(
        'alternative',
        text('Priya has accepted.'),
        text(
          'BEGIN:VCALENDAR\nMETHOD:REPLY\nEND:VCALENDAR\n',
          'text/calendar; method=REPLY; name="invite.ics"',
        ),
      ),
    ),
    text: 'Priya has accepted.',
    quotes: false,
    leftOut: ['invite.ics'],
  },
  {
    name: 'a mail attached to a mail',
    source: mail(
      multipart('mixed', text('See attached.'), {
        headers: ['Content-Type: message/rfc822'],
        body: 'From: dock@receiver.example\nSubject: Dock\n\nWe close at 3.\n',
      }),
    ),
    text: 'See attached.',
    quotes: false,
    files: ['message.eml'],
  },
  {
    name: 'a mail that its program has signed',
    source: mail(
      multipart(
        'signed',
        text('Signed.'),
        attachment('smime.p7s', 'signature', 'application/pkcs7-signature'),
      ),
    ),
    text: 'Signed.',
    quotes: false,
  },
]
