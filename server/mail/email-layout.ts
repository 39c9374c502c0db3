/** A letter without markup: what it says, in the order in which it says it. */
export interface EmailContent {
  title: string
  opening: readonly string[]
  answers: readonly { label: string; words: string }[]
  closing: readonly string[]
  signature: readonly string[]
}

export const asText = ({ title, opening, answers, closing, signature }: EmailContent): string =>
  [
    title,
    ...opening,
    answers.map(({ label, words }) => `${label}: ${words.replaceAll('\n', '\n  ')}`).join('\n'),
    ...closing,
    `-- \n${signature.join('\n')}`,
  ].join('\n\n')

/** A table with styles on every element: mail programs drop style sheets. */
export const asHtml = ({
  title,
  opening,
  answers,
  closing,
  signature,
}: EmailContent): string => `<!doctype html>
<html lang="en-CA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#F6F3EC;color:#0E1B24;${TEXT}">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto">
<tr><td style="height:6px;background:#F2A33A;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:28px 24px;background:#FFFDF9;border:1px solid #DBD7CB;border-top:0">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;color:#0E1B24">${escaped(title)}</h1>
${opening.map(paragraph).join('\n')}
<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;border-collapse:collapse;border-bottom:1px solid #DBD7CB">
${answers.map(row).join('\n')}
</table>
${closing.map(paragraph).join('\n')}
<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #DBD7CB;color:#566770;${SMALL}">${signature.map(escaped).join('<br>')}</p>
</td></tr>
</table>
</body>
</html>
`

const TEXT = 'font-family:Verdana,Arial,sans-serif;font-size:16px;line-height:1.5'
const SMALL = 'font-size:14px;line-height:1.5'
const CELL = `padding:8px 0;border-top:1px solid #DBD7CB;text-align:left;vertical-align:top;${SMALL}`

const paragraph = (words: string): string =>
  `<p style="margin:0 0 16px;color:#33454F;${TEXT}">${escaped(words)}</p>`

const row = ({ label, words }: EmailContent['answers'][number]): string =>
  `<tr><th scope="row" width="38%" style="${CELL};padding-right:16px;color:#566770;font-weight:normal">${escaped(label)}</th>` +
  `<td style="${CELL};color:#0E1B24">${escaped(words).replaceAll('\n', '<br>')}</td></tr>`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (words: string): string =>
  words.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
