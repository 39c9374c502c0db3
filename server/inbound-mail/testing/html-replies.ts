import { attachment, base64, html, mail, multipart, text } from './build-mail.ts'
import { HISTORY, HISTORY_FACT, type Reply } from './plain-replies.ts'

const ADDRESS = 'dispatch@bowline.example'
const HTML_HISTORY = HISTORY.split('\n')
  .map((line) => `<p>${line || '&nbsp;'}</p>`)
  .join('\n')

const reply = (name: string, yields: string, body: string): Reply => ({
  name,
  source: mail(html(body)),
  text: yields,
  quotes: body.includes(HISTORY_FACT),
})

/** A 1 × 1 picture, as signatures have them. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const htmlReplies: Reply[] = [
  reply(
    'HTML of Gmail',
    'That works.\n\nPriya',
    `<div dir="ltr">That works.<div><br></div><div>Priya</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Nov 23, 2026 at 10:12 AM Bowline Dispatch &lt;<a href="mailto:${ADDRESS}">${ADDRESS}</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">${HTML_HISTORY}</blockquote></div>`,
  ),
  reply(
    'HTML of Outlook in a browser',
    'Please book it.\n\nPriya',
    `<html><head><style>P {margin-top:0}</style></head><body dir="ltr"><div class="elementToProof">Please book it.</div><div><br></div><div>Priya</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri"><b>From:</b> Bowline Dispatch &lt;${ADDRESS}&gt;<br><b>Sent:</b> Monday, November 23, 2026 10:12 AM<br><b>To:</b> Priya Nair &lt;shipping@northfield.example&gt;<br><b>Subject:</b> Your quote Q-7F3K2M</font><div>&nbsp;</div></div><div>${HTML_HISTORY}</div></body></html>`,
  ),
  reply(
    'HTML of Outlook on a desk',
    'Two more pallets, please.\n\nPriya Nair',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang="EN-CA"><div class="WordSection1"><p class="MsoNormal">Two more pallets, please.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Priya Nair<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b><span lang="EN-US">From:</span></b><span lang="EN-US"> Bowline Dispatch &lt;${ADDRESS}&gt; <br><b>Sent:</b> Monday, November 23, 2026 10:12 AM<br><b>To:</b> Priya Nair &lt;shipping@northfield.example&gt;<br><b>Subject:</b> Your quote Q-7F3K2M<o:p></o:p></span></p></div></div>${HTML_HISTORY}</div></body></html>`,
  ),
  reply(
    'HTML of Outlook in French',
    'Parfait.',
    `<div class="WordSection1"><p class="MsoNormal">Parfait.</p><p class="MsoNormal">&nbsp;</p><div style="border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>De&nbsp;:</b> Bowline Dispatch &lt;${ADDRESS}&gt; <br><b>Envoyé&nbsp;:</b> lundi 23 novembre 2026 10:12<br><b>À&nbsp;:</b> Priya Nair<br><b>Objet&nbsp;:</b> Your quote Q-7F3K2M</p></div>${HTML_HISTORY}</div>`,
  ),
  reply(
    'HTML of Apple Mail',
    'Yes, dock 4.\n\nPriya',
    `<html><body style="overflow-wrap: break-word;">Yes, dock 4.<div><br></div><div>Priya<br><div><br><blockquote type="cite"><div>On Nov 23, 2026, at 10:12 AM, Bowline Dispatch &lt;${ADDRESS}&gt; wrote:</div><br class="Apple-interchange-newline"><div>${HTML_HISTORY}</div></blockquote></div><br></div></body></html>`,
  ),
  reply(
    'HTML of an iPhone',
    'Yes\n\nSent from my iPhone',
    `<html><body dir="auto">Yes<br><br><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">On Nov 23, 2026, at 10:12, Bowline Dispatch &lt;${ADDRESS}&gt; wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${HTML_HISTORY}</div></blockquote></body></html>`,
  ),
  reply(
    'HTML of Yahoo',
    'Sounds good.',
    `<div class="ydp1yahoo-style-wrap"><div dir="ltr">Sounds good.</div><div><br></div></div><div id="ydp2yahoo_quoted_1" class="yahoo_quoted"><div><div>On Monday, November 23, 2026 at 10:12:00 AM MST, Bowline Dispatch &lt;${ADDRESS}&gt; wrote: </div><div><br></div><div><br></div><div>${HTML_HISTORY}</div></div></div>`,
  ),
  reply(
    'HTML of Thunderbird',
    'Yes.',
    `<html><body><p>Yes.</p><div class="moz-cite-prefix">On 2026-11-23 10:12 a.m., Bowline Dispatch wrote:<br></div><blockquote type="cite" cite="mid:x@bowline.example">${HTML_HISTORY}</blockquote></body></html>`,
  ),
  reply(
    'HTML of Thunderbird, answered below',
    'Yes, below your text.',
    `<html><body><div class="moz-cite-prefix">On 2026-11-23 10:12 a.m., Bowline Dispatch wrote:<br></div><blockquote type="cite">${HTML_HISTORY}</blockquote><p>Yes, below your text.</p></body></html>`,
  ),
  reply(
    'HTML of a Samsung phone',
    'Ok thanks\n\nSent from my Galaxy',
    `<html><body><div dir="auto">Ok thanks</div><div><br></div><div id="composer_signature" dir="auto"><div style="font-size:85%">Sent from my Galaxy</div></div><div><br></div><div dir="auto" style="font-size:100%"><!-- originalMessage --><div>-------- Original message --------</div><div>From: Bowline Dispatch &lt;${ADDRESS}&gt; </div><div>Date: 2026-11-23  10:12 a.m.  (GMT-07:00) </div><div>To: shipping@northfield.example </div><div>Subject: Your quote Q-7F3K2M </div><div><br></div></div>${HTML_HISTORY}</body></html>`,
  ),
  reply(
    'HTML of GMX',
    'In Ordnung.',
    `<html><body><div style="font-family: Verdana;"><div>In Ordnung.</div><div>&nbsp;<div style="margin: 10px 5px"><div style="margin:0 0 10px 0;"><b>Gesendet:</b>&nbsp;Montag, 23. November 2026 um 10:12 Uhr<br/><b>Von:</b>&nbsp;&quot;Bowline Dispatch&quot; &lt;${ADDRESS}&gt;<br/><b>An:</b>&nbsp;shipping@northfield.example<br/><b>Betreff:</b>&nbsp;Your quote Q-7F3K2M</div><div name="quoted-content">${HTML_HISTORY}</div></div></div></div></body></html>`,
  ),
  reply(
    'HTML with a list, a table, a link and entities',
    'We need:\n\n * 12 pallets at 1,500 lb\n * a liftgate\n\nDock & hours: see our page [https://northfield.example/dock]\n\nMon 8–4\nTue 9–5',
    '<style>p{color:red}</style><script>alert(1)</script><p>We need:</p><ul><li>12 pallets at 1,500&nbsp;lb</li><li>a liftgate</li></ul><p>Dock &amp; hours: see <a href="https://northfield.example/dock">our page</a></p><table><tr><td>Mon</td><td>8&ndash;4</td></tr><tr><td>Tue</td><td>9&ndash;5</td></tr></table><img src="https://tracker.example/p.gif" alt="">',
  ),
  reply(
    'HTML whose tags are never closed',
    'Yes please\n\nTuesday',
    '<html><body><p>Yes please<p><b>Tuesday',
  ),
  {
    name: 'text beside HTML, where the text is kept',
    source: mail(multipart('alternative', text('The text.\n'), html('<p>The <b>HTML</b>.</p>'))),
    text: 'The text.',
    quotes: false,
  },
  {
    name: 'an empty text beside HTML',
    source: mail(multipart('alternative', text('\n \n'), html('<p>Only the HTML says it.</p>'))),
    text: 'Only the HTML says it.',
    quotes: false,
  },
  {
    name: 'HTML with the logo of a signature, which is dropped',
    source: mail(
      multipart(
        'related',
        html('<p>Agreed.</p><p>Priya<br><img src="cid:logo@x"></p>'),
        base64(LOGO, 'image/png; name="image001.png"', [
          'Content-ID: <logo@x>',
          'Content-Disposition: inline; filename="image001.png"',
        ]),
      ),
    ),
    text: 'Agreed.\n\nPriya',
    quotes: false,
  },
  {
    name: 'HTML with a photo inside it, which is kept',
    source: mail(
      multipart(
        'related',
        html('<p>This is the damage:</p><img src="cid:photo@x">'),
        base64(Buffer.concat([LOGO, Buffer.alloc(30_000, 7)]), 'image/png', [
          'Content-ID: <photo@x>',
          'Content-Disposition: inline; filename="damage.png"',
        ]),
      ),
    ),
    text: 'This is the damage:',
    quotes: false,
    files: ['damage.png'],
  },
  {
    name: 'HTML, then a file, then HTML again, as Apple Mail sends it',
    source: mail(
      multipart(
        'mixed',
        html('<p>First part.</p>'),
        attachment('list.pdf', '%PDF-1.7 list', 'application/pdf', 'inline'),
        html('<p>Second part.</p>'),
      ),
    ),
    text: 'First part.\n\nSecond part.',
    quotes: false,
    files: ['list.pdf'],
  },
]
