/**
 * Parts what a person wrote from the mail that is quoted; a forwarded mail is what the person means.
 * Looks at each line a few times at most, whatever the text.
 */
export function splitHistory(body: string, subject = ''): { text: string; quoted?: string } {
  const lines = body.split('\n')
  const plain = lines.map(plainLine)
  const isForward = FORWARD_SUBJECT.test(subject)
  const written: string[] = []
  const history: string[] = []
  let isForwarded = false
  const lastMarked = plain.findLastIndex(isMarked)
  let isMarkHistory = hasMarkedLines(plain) && !hasAttribution(plain)
  for (let index = 0; index < lines.length; ) {
    isForwarded ||= isForwardedFrom(plain, index, isForward)
    const past = isForwarded ? undefined : historyAt(plain, index, { isMarkHistory, lastMarked })
    const to = past ?? index + 1
    isMarkHistory ||= past !== undefined
    const part = past === undefined ? written : history
    for (; index < to; index++) part.push(lines[index] ?? '')
  }
  const text = tidied(written)
  const quoted = tidied(history)
  return quoted === '' ? { text } : { text, quoted }
}

/** Without the invisible marks of direction that surround names and addresses, which a program puts there. */
const plainLine = (line: string): string =>
  line
    .slice(0, MAX_LINE)
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim()

/** Of a line that can begin a history. */
const MAX_LINE = 400

const isMarked = (line: string): boolean => line.startsWith('>')

/** A single line may begin so for another reason: `> 60 in high`. */
const hasMarkedLines = (lines: readonly string[]): boolean =>
  lines.some((line, index) => isMarked(line) && isMarked(lines[index + 1] ?? ''))

/** Marked lines above the history's own beginning are the person's. */
const hasAttribution = (lines: readonly string[]): boolean =>
  lines.some((_, index) => afterAttribution(lines, index) !== undefined)

/** Apple's programs mark the forwarded mail with its first line. */
const isForwardedFrom = (lines: readonly string[], index: number, isForward: boolean): boolean =>
  FORWARDED.test((lines[index] ?? '').replace(/^> ?/, '')) ||
  (isForward && afterHeader(lines, index) !== undefined)

/** The index after the history that begins here; undefined where none does. */
function historyAt(
  lines: readonly string[],
  index: number,
  { isMarkHistory, lastMarked }: { isMarkHistory: boolean; lastMarked: number },
): number | undefined {
  const line = lines[index] ?? ''
  if (isMarked(line)) return isMarkHistory ? afterMarked(lines, index) : undefined
  const attributed = afterAttribution(lines, index)
  const body = attributed ?? afterHeader(lines, index)
  if (body === undefined) return undefined
  const first = afterBlank(lines, body)
  if (isMarked(lines[first] ?? '')) return afterMarked(lines, first)
  // Where marks follow, what is not marked is an answer.
  return attributed !== undefined && lastMarked > first ? body : lines.length
}

function afterMarked(lines: readonly string[], from: number): number {
  let index = from
  while (isMarked(lines[afterBlank(lines, index)] ?? '')) index = afterBlank(lines, index) + 1
  return index
}

function afterBlank(lines: readonly string[], from: number): number {
  let index = from
  while (index < lines.length && lines[index] === '') index++
  return index
}

/** Of lines that one sentence is broken into. */
const MAX_BROKEN = 4

/** `On Mon, Nov 23, 2026 at 10:12 AM NAME <ADDRESS> wrote:`, also broken into lines: the index after it. */
function afterAttribution(lines: readonly string[], index: number): number | undefined {
  const end = sentenceEnd(lines, index)
  for (let later = index + 1; end !== undefined && later < end; later++)
    // What stands above the attribution is the person's.
    if (sentenceEnd(lines, later) === end) return undefined
  return end
}

function sentenceEnd(lines: readonly string[], index: number): number | undefined {
  if (!OPENING.test(lines[index] ?? '')) return undefined
  let sentence = ''
  for (let last = index; last < Math.min(index + MAX_BROKEN, lines.length); last++) {
    const line = lines[last] ?? ''
    if (line === '') return undefined
    sentence = `${sentence} ${line}`.trim()
    const isMarkedBelow = isMarked(lines[afterBlank(lines, last + 1)] ?? '')
    if (isAttribution(sentence, isMarkedBelow)) return last + 1
    if (sentence.length > MAX_LINE || /[:：]$/.test(line)) return undefined
  }
  return undefined
}

/** Without a word for writing it needs a time of day, or marked lines below: a line of load details has a date and an email, too. */
const isAttribution = (sentence: string, isMarkedBelow: boolean): boolean =>
  (/[:：][\s-]*$/.test(sentence) || (sentence.startsWith('---') && sentence.endsWith('---'))) &&
  (/^-{3,}/.test(sentence) || DATE.test(sentence)) &&
  (WROTE.test(sentence) ||
    (EMAIL_IN_BRACKETS.test(sentence) &&
      (isMarkedBelow || (TIME_OF_DAY.test(sentence) && DATED_OPENING.test(sentence)))))

const EMAIL_IN_BRACKETS = /[<[(]\S+@[^>\])]+[>\])]/
const TIME_OF_DAY = /\d{1,2} ?[:.h：] ?\d{2}|\d ?[ap]\.?m\b/i

/** How such a sentence begins: with a preposition or a day of the week, with a date, or with a name before its address. */
const DATED_OPENING =
  /^(-{3,}\s*"|on|le|el|am|il|em|op|den|dnia|w dniu|pe|ma|pt|pon|wt|śr|czw|sob|ndz|ke|to|la|su|ti|пн|вт|ср|чт|пт|сб|вс|нд|في|בתאריך)(?![\p{L}\d])|^[\d在في]/iu
const NAME_OPENING = /^[^\s<>]+ [^<>]{0,60}(<\S+@\S+>|schreef)/iu
const OPENING = { test: (line: string): boolean => DATED_OPENING.test(line) || NAME_OPENING.test(line) }

const DATE = /(20|٢٠)[\d٠-٩]{2}(?![\d٠-٩])|\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)/u

const WROTE =
  /(wrote|écrit|escribió|schrieb|scritto|escreveu|schreef|skrev|kirjoitti|pisze|napisał(a|\(a\))?|пише|пишет|написала?|写道|寫道|作成|작성|napsala?|írta|yazdı|schreef op .*)\)?\s*[:：]?[\s-]*$|\b(schrieb|schreef|skrev) /iu

/** The index after `From:`, `Sent:`, `To:`, `Subject:` and a line above them. */
function afterHeader(lines: readonly string[], from: number): number | undefined {
  const start =
    RULE.test(lines[from] ?? '') || ORIGINAL.test(lines[from] ?? '') ? afterBlank(lines, from + 1) : from
  const found = new Set<string>()
  let index = start
  for (; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const name = headerName(line)
    if (name === undefined && (line === '' || found.size === 0)) break
    if (name !== undefined) found.add(name)
    if (index - start > MAX_HEADER_LINES) break
  }
  if (ORIGINAL.test(lines[from] ?? '') && found.size >= 2) return index
  return found.has('from') && found.has('date') && found.has('subject') ? index : undefined
}

/** With recipients that go over many lines. */
const MAX_HEADER_LINES = 30

const headerName = (line: string): string | undefined => {
  const name = /^[*_]{0,2}([\p{L} ]{1,15}?)\s{0,2}[:：]/u.exec(line)?.[1]?.toLowerCase()
  return name === undefined ? undefined : headerNames.get(name)
}

const headerNames = new Map(
  Object.entries({
    from: 'od koho,feladó,kimden,від,보낸 사람,寄件者,寄件人,from,de,von,da,van,fra,från,od,от,expéditeur,lähettäjä,发件人,差出人,보낸사람',
    date: 'envoyé le,odesláno,odoslané,elküldve,küldve,gönderildi,gönderme tarihi,tarih,päivämäärä,надіслано,보낸 날짜,날짜,寄件日期,傳送時間,日期,date d’envoi,sent,date,envoyé,gesendet,datum,enviado,enviado el,enviado em,enviada em,fecha,inviato,data,verzonden,skickat,sendt,dato,wysłano,lähetetty,отправлено,дата,发送时间,送信日時,보낸날짜',
    to: 'komu,címzett,kime,받는 사람,收件者,to,cc,à,a,an,kopie,para,aan,til,till,do,vastaanottaja,кому,收件人,宛先,받는사람',
    subject:
      'předmět,predmet,tárgy,konu,主旨,subject,objet,betreff,asunto,assunto,oggetto,onderwerp,emne,ämne,temat,aihe,тема,主题,件名,제목',
  }).flatMap(([name, words]) => words.split(',').map((word): [string, string] => [word, name])),
)

const RULE = /^_{5,}$/

const ORIGINAL =
  /^[-_ ]*(original (message|appointment)|message d['’]origine|ursprüngliche nachricht|mensaje original|mensagem original|messaggio originale|oorspronkelijk bericht|ursprungligt meddelande|opprinnelig melding|oprindelig meddelelse|alkuperäinen viesti|исходное сообщение|原始邮件)[-_ ]*$/iu

/** How programs begin the subject of a forwarded mail, behind what a gateway put before it. */
const FORWARD_SUBJECT =
  /^\s*(\[[^\]]{1,40}\]\s*)*(fwd?|tr|rv|wg|i|enc|vs|vb|pd|doorst|vl|ilt|i̇lt|转发|轉寄|전달)(\[\d+\])?\s*[:：]/iu

const FORWARDED =
  /^(-{2,} ?(forwarded (message|by .*)|message transféré|weitergeleitete nachricht|mensaje reenviado|mensagem encaminhada|messaggio inoltrato|doorgestuurd bericht) ?-*|(begin forwarded message|début du message transféré|début du message réexpédié|anfang der weitergeleiteten nachricht) ?:)$/iu

const tidied = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
