import { mail, text } from './build-mail.ts'

/** A mail as programs write it, with what it must yield. */
export interface Reply {
  name: string
  source: Buffer
  text: string
  /** Whether our earlier mail is quoted; its sentence `HISTORY_FACT` has to be there alone. */
  quotes: boolean
  kind?: 'message' | 'automatic' | 'bounce'
  files?: string[]
  leftOut?: string[]
}

export const HISTORY_FACT = 'Your price for Q-7F3K2M is 4,850.00 CAD.'

/** Our mail, as the sender's program shows it again. */
export const HISTORY = `Hello,

${HISTORY_FACT}
It is valid until November 28.

-- 
Bowline Freight, dispatch`

const marked = (mark: string) => HISTORY.replaceAll(/^/gm, mark)
const QUOTED = marked('> ')

const reply = (name: string, yields: string, body: string): Reply => ({
  name,
  source: mail(text(body)),
  text: yields,
  quotes: body.includes(HISTORY_FACT),
})

/** What the person wrote above the line with which the program begins the history. */
const above = (name: string, written: string, line: string, history = QUOTED): Reply =>
  reply(name, written, `${written}\n\n${line}\n${history}\n`)

const ADDRESS = 'dispatch@bowline.example'

/** `From:`, `Sent:`, … as Outlook writes them in the language of its user. */
const outlook = (names: string[]): string =>
  [
    `Bowline Dispatch <${ADDRESS}>`,
    'Monday, November 23, 2026 10:12 AM',
    'Priya Nair <shipping@northfield.example>',
    'Your quote Q-7F3K2M',
  ]
    .map((value, index) => `${names[index]} ${value}`)
    .join('\n')

const ENGLISH = ['From:', 'Sent:', 'To:', 'Subject:']

export const plainReplies: Reply[] = [
  above(
    'Gmail in a browser',
    'That works for us.\n\nPlease book it.\nPriya',
    `On Mon, Nov 23, 2026 at 10:12 AM Bowline Dispatch <${ADDRESS}>\nwrote:`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail with a long address, broken within it',
    'Can you do 4,700?',
    `On Mon, Nov 23, 2026 at 10:12 AM Bowline Dispatch <\n${ADDRESS}> wrote:`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail on Android, history without marks',
    'Yes, go ahead',
    `On Mon., Nov. 23, 2026, 10:12 a.m. Bowline Dispatch, <${ADDRESS}> wrote:`,
    `\n${HISTORY}`,
  ),
  above(
    'Gmail in French',
    'C’est d’accord, merci.',
    `Le lun. 23 nov. 2026 à 10:12, Bowline Dispatch <${ADDRESS}> a\nécrit :`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Canadian French',
    'Parfait pour mardi.',
    `Le lun. 23 nov. 2026, 10 h 12, Bowline Dispatch <${ADDRESS}> a écrit :`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Spanish',
    'De acuerdo, gracias.',
    `El lun, 23 nov 2026 a la(s) 10:12 a.m., Bowline Dispatch\n(<${ADDRESS}>) escribió:`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in German',
    'Passt, bitte buchen.',
    `Am Mo., 23. Nov. 2026 um 10:12 Uhr schrieb Bowline Dispatch <\n${ADDRESS}>:`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Italian',
    'Va bene.',
    `Il giorno lun 23 nov 2026 alle ore 10:12 Bowline Dispatch <\n${ADDRESS}> ha scritto:`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Portuguese',
    'Pode marcar.',
    `Em seg., 23 de nov. de 2026 às 10:12, Bowline Dispatch <${ADDRESS}>\nescreveu:`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Dutch',
    'Prima zo.',
    `Op ma 23 nov 2026 om 10:12 schreef Bowline Dispatch <${ADDRESS}>:`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Swedish',
    'Det går bra.',
    `Den mån 23 nov. 2026 kl 10:12 skrev Bowline Dispatch <\n${ADDRESS}>:`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Polish',
    'Zgadzam się.',
    `pon., 23 lis 2026 o 10:12 Bowline Dispatch <${ADDRESS}> napisał(a):`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Russian',
    'Подходит.',
    `пн, 23 нояб. 2026 г. в 10:12, Bowline Dispatch <${ADDRESS}>:`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Ukrainian',
    'Так, бронюйте.',
    `пн, 23 лист. 2026 р. о 10:12 Bowline Dispatch <${ADDRESS}> пише:`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Chinese',
    '可以，请安排。',
    `Bowline Dispatch <${ADDRESS}> 于2026年11月23日周一 10:12写道：`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Japanese',
    'よろしくお願いします。',
    `2026年11月23日(月) 10:12 Bowline Dispatch <${ADDRESS}>:`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Korean',
    '진행해 주세요.',
    `2026년 11월 23일 (월) 오전 10:12, Bowline Dispatch <${ADDRESS}>님이 작성:`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Arabic, right to left',
    'نعم، موافقون على السعر.',
    `‫في الاثنين، ٢٣ نوفمبر ٢٠٢٦ في ١٠:١٢ ص تمت كتابة ما يلي بواسطة ‪Bowline Dispatch‬‏ <‪${ADDRESS}‬‏>:‬`,
    `\n${QUOTED}`,
  ),
  above(
    'Gmail in Hebrew, right to left',
    'מצוין, תודה',
    `‫בתאריך יום ב׳, 23 בנוב׳ 2026 ב-10:12 מאת ‪Bowline Dispatch‬‏ <‪${ADDRESS}‬‏>:‬`,
    `\n${QUOTED}`,
  ),
  reply(
    'Apple Mail, whose line is marked as well',
    'Dock 4, after 8.\n\nPriya',
    `Dock 4, after 8.\n\nPriya\n\n> On Nov 23, 2026, at 10:12 AM, Bowline Dispatch <${ADDRESS}> wrote:\n> \n${QUOTED}\n`,
  ),
  reply(
    'an iPhone, with its signature',
    'Yes\n\nSent from my iPhone',
    `Yes\n\nSent from my iPhone\n\n> On Nov 23, 2026, at 10:12, Bowline Dispatch <${ADDRESS}> wrote:\n> \n> ﻿\n${QUOTED}\n`,
  ),
  reply(
    'an iPhone in French',
    'Oui, merci\n\nEnvoyé de mon iPhone',
    `Oui, merci\n\nEnvoyé de mon iPhone\n\n> Le 23 nov. 2026 à 10:12, Bowline Dispatch <${ADDRESS}> a écrit :\n> \n${QUOTED}\n`,
  ),
  reply(
    'an iPad in German',
    'Ist gut.\n\nVon meinem iPad gesendet',
    `Ist gut.\n\nVon meinem iPad gesendet\n\n> Am 23.11.2026 um 10:12 schrieb Bowline Dispatch <${ADDRESS}>:\n> \n> \n${QUOTED}\n`,
  ),
  above(
    'Outlook on a desk, with a signature',
    'Please add a liftgate.\n\nPriya Nair\nNorthfield Foods | 403-555-0142',
    outlook(ENGLISH),
    `\n${HISTORY}`,
  ),
  above(
    'Outlook in a browser, with a line before the header',
    'Book it please.',
    `________________________________\n${outlook(ENGLISH)}`,
    `\n${HISTORY}`,
  ),
  above(
    'Outlook on a phone',
    'Ok\n\nGet Outlook for iOS<https://aka.ms/o0ukef>',
    `________________________________\n${outlook(ENGLISH)}`,
    `\n${HISTORY}`,
  ),
  above(
    'Outlook with bold names of headers',
    'Fine.',
    outlook(['*From:*', '*Sent:*', '*To:*', '*Subject:*']),
    `\n${HISTORY}`,
  ),
  above('Outlook of old', 'Agreed.', `-----Original Message-----\n${outlook(ENGLISH)}`, `\n${HISTORY}`),
  above(
    'Outlook in French',
    'Nous acceptons.',
    outlook(['De :', 'Envoyé :', 'À :', 'Objet :']),
    `\n${HISTORY}`,
  ),
  above(
    'Outlook of old in French',
    'Nous acceptons.',
    `-----Message d'origine-----\n${outlook(['De :', 'Envoyé :', 'À :', 'Objet :'])}`,
    `\n${HISTORY}`,
  ),
  above(
    'Outlook in German',
    'Einverstanden.',
    outlook(['Von:', 'Gesendet:', 'An:', 'Betreff:']),
    `\n${HISTORY}`,
  ),
  above(
    'Outlook of old in German',
    'Einverstanden.',
    `-----Ursprüngliche Nachricht-----\n${outlook(['Von:', 'Gesendet:', 'An:', 'Betreff:'])}`,
    `\n${HISTORY}`,
  ),
  above(
    'Outlook in Spanish',
    'Aceptamos.',
    outlook(['De:', 'Enviado el:', 'Para:', 'Asunto:']),
    `\n${HISTORY}`,
  ),
  above(
    'Outlook in Portuguese',
    'Aceitamos.',
    outlook(['De:', 'Enviada em:', 'Para:', 'Assunto:']),
    `\n${HISTORY}`,
  ),
  above('Outlook in Italian', 'Accettiamo.', outlook(['Da:', 'Inviato:', 'A:', 'Oggetto:']), `\n${HISTORY}`),
  above(
    'Outlook in Dutch',
    'Akkoord.',
    outlook(['Van:', 'Verzonden:', 'Aan:', 'Onderwerp:']),
    `\n${HISTORY}`,
  ),
  above(
    'Yahoo, history without marks',
    'Sounds good',
    `    On Monday, November 23, 2026 at 10:12:00 AM MST, Bowline Dispatch <${ADDRESS}> wrote:  \n `,
    ` \n ${HISTORY}  `,
  ),
  above(
    'Yahoo on a phone',
    'Sounds good\n\nSent from Yahoo Mail for iPhone',
    `On Monday, November 23, 2026, 10:12 AM, Bowline Dispatch <${ADDRESS}> wrote:`,
    `\n${HISTORY}`,
  ),
  above(
    'a Samsung phone',
    'Ok thanks\n\nSent from my Galaxy',
    `-------- Original message --------\nFrom: Bowline Dispatch <${ADDRESS}>\nDate: 2026-11-23 10:12 a.m. (GMT-07:00)\nTo: shipping@northfield.example\nSubject: Your quote Q-7F3K2M`,
    `\n${HISTORY}`,
  ),
  above(
    'a BlackBerry',
    'See you Tuesday.',
    `  Original Message  \nFrom: Bowline Dispatch\nSent: Monday, November 23, 2026 10:12 AM\nTo: shipping@northfield.example\nSubject: Your quote Q-7F3K2M`,
    `\n${HISTORY}`,
  ),
  above(
    'Lotus Notes',
    'Approved.\n\nPriya',
    `-----"Bowline Dispatch" <${ADDRESS}> wrote: -----\nTo: shipping@northfield.example\nFrom: "Bowline Dispatch" <${ADDRESS}>\nDate: 11/23/2026 10:12AM\nSubject: Your quote Q-7F3K2M`,
    `\n${HISTORY}`,
  ),
  above(
    'Notes with its headers in columns',
    'Approved.',
    `From:\tBowline Dispatch <${ADDRESS}>\nTo:\tshipping@northfield.example, \nDate:\t11/23/2026 10:12 AM\nSubject:\tYour quote Q-7F3K2M`,
    `\n\n\n${HISTORY}`,
  ),
  above(
    'Zimbra',
    'Yes please.',
    `----- Original Message -----\nFrom: "Bowline Dispatch" <${ADDRESS}>\nTo: "Priya Nair" <shipping@northfield.example>\nSent: Monday, November 23, 2026 10:12:00 AM\nSubject: Your quote Q-7F3K2M`,
    `\n${HISTORY}`,
  ),
  above(
    'Proton Mail',
    'Yes.\n\nSent with Proton Mail secure email.',
    `On Monday, November 23rd, 2026 at 10:12 AM, Bowline Dispatch <${ADDRESS}> wrote:`,
    `\n${QUOTED}`,
  ),
  above('Fastmail', 'Yes.', 'On Mon, Nov 23, 2026, at 10:12 AM, Bowline Dispatch wrote:'),
  above('Spark', 'Yes.', `On Nov 23, 2026 at 10:12 -0700, Bowline Dispatch <${ADDRESS}>, wrote:`),
  above('mutt', 'Yes.', 'On Mon, Nov 23, 2026 at 10:12:00AM -0700, Bowline Dispatch wrote:'),
  above(
    'GMX and WEB.DE',
    'In Ordnung.',
    `Gesendet: Montag, 23. November 2026 um 10:12 Uhr\nVon: "Bowline Dispatch" <${ADDRESS}>\nAn: shipping@northfield.example\nBetreff: Your quote Q-7F3K2M`,
    `\n${HISTORY}`,
  ),
  above('Roundcube', 'Yes.', 'On 2026-11-23 10:12, Bowline Dispatch wrote:', QUOTED),
  above('Roundcube in Dutch', 'Ja.', 'Bowline Dispatch schreef op 2026-11-23 10:12:', QUOTED),
  above('Thunderbird', 'Yes.', 'On 2026-11-23 10:12 a.m., Bowline Dispatch wrote:'),
  above('Thunderbird in French', 'Oui.', 'Le 23/11/2026 à 10:12, Bowline Dispatch a écrit :'),
  above('Thunderbird in German', 'Ja.', 'Am 23.11.26 um 10:12 schrieb Bowline Dispatch:'),
  above('Thunderbird in Spanish', 'Sí.', 'El 23/11/26 a las 10:12, Bowline Dispatch escribió:'),
  reply(
    'an answer below the history',
    'Yes, Tuesday is fine.\n\nPriya',
    `On 2026-11-23 10:12 a.m., Bowline Dispatch wrote:\n${QUOTED}\n\nYes, Tuesday is fine.\n\nPriya\n`,
  ),
  reply(
    'answers between the lines of the history',
    'It is 18 pallets now, so please price again.\n\nMonday would be better.\n\nPriya',
    `On 2026-11-23 10:12 a.m., Bowline Dispatch wrote:\n> ${HISTORY_FACT}\n\nIt is 18 pallets now, so please price again.\n\n> It is valid until November 28.\n\nMonday would be better.\n\nPriya\n`,
  ),
  reply(
    'history of several mails, marked several times',
    'Third time lucky.',
    `Third time lucky.\n\nOn Mon, Nov 23, 2026 at 10:12 AM Bowline Dispatch <${ADDRESS}> wrote:\n\n> Fine.\n>\n> On Sun, Nov 22, 2026 at 9:00 AM Priya Nair <shipping@northfield.example>\n> wrote:\n>\n>> And now?\n>>\n${marked('>>> ')}\n`,
  ),
  reply('no history', 'Please call me at 403-555-0142.', 'Please call me at 403-555-0142.\n'),
  reply('one word', 'OK', 'OK'),
  reply(
    'a signature and a disclaimer, which stay',
    'Agreed.\n\n--\nPriya Nair\nNorthfield Foods\n\nThis email is confidential. If you are not the recipient, delete it.',
    `Agreed.\n\n-- \nPriya Nair\nNorthfield Foods\n\nThis email is confidential. If you are not the recipient, delete it.\n\nOn Mon, Nov 23, 2026 at 10:12 AM Bowline Dispatch <${ADDRESS}> wrote:\n\n${QUOTED}`,
  ),
  reply(
    'sentences that look like the line above a history',
    'On Tuesday our receiver in Dallas wrote:\nno trucks before 8.\n\nLe transporteur a écrit : rien.',
    'On Tuesday our receiver in Dallas wrote:\nno trucks before 8.\n\nLe transporteur a écrit : rien.\n',
  ),
  reply(
    'a load described like the header of a mail',
    'Please quote another one.\n\nFrom: Calgary, AB\nTo: Dallas, TX\nDate: December 1\nWeight: 40,000 lb',
    'Please quote another one.\n\nFrom: Calgary, AB\nTo: Dallas, TX\nDate: December 1\nWeight: 40,000 lb\n',
  ),
  reply(
    'a line that begins with a greater-than sign',
    'The pallets are\n> 60 in high, so no stacking.',
    'The pallets are\n> 60 in high, so no stacking.\n',
  ),
  reply(
    'lines of dashes within a text',
    'Piece list\n----------\n12 pallets\n----------\nTotal 12',
    'Piece list\n----------\n12 pallets\n----------\nTotal 12\n',
  ),
  reply(
    'a forwarded mail, which is what the person means',
    'See what the receiver says:\n\n---------- Forwarded message ---------\nFrom: Dock Dallas <dock@receiver.example>\nDate: Mon, Nov 23, 2026 at 9:00 AM\nSubject: Dock hours\nTo: Priya Nair <shipping@northfield.example>\n\nWe close at 3 p.m.',
    'See what the receiver says:\n\n---------- Forwarded message ---------\nFrom: Dock Dallas <dock@receiver.example>\nDate: Mon, Nov 23, 2026 at 9:00 AM\nSubject: Dock hours\nTo: Priya Nair <shipping@northfield.example>\n\nWe close at 3 p.m.\n',
  ),
  reply('nothing but history', '', `On 2026-11-23 10:12 a.m., Bowline Dispatch wrote:\n${QUOTED}\n`),
]
