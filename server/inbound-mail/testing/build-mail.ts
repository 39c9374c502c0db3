/** Bytes of a mail or of one of its parts: header lines, an empty line, a body. */
export interface Part {
  headers: string[]
  body: string | Buffer
}

/** A text in an encoding of its own: `bytes` where UTF-8 is not meant. */
export const text = (
  body: string | Buffer,
  type = 'text/plain; charset=utf-8',
  more: string[] = [],
): Part => ({
  headers: [`Content-Type: ${type}`, ...more],
  body,
})

export const html = (body: string): Part => text(body, 'text/html; charset=utf-8')

export const base64 = (bytes: Buffer | string, type: string, more: string[] = []): Part => ({
  headers: [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ...more],
  body: (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n'),
})

export const attachment = (
  name: string,
  bytes: Buffer | string,
  type = 'application/octet-stream',
  disposition = 'attachment',
): Part => base64(bytes, type, [`Content-Disposition: ${disposition}; filename="${name}"`])

let boundaries = 0

export function multipart(subtype: string, ...parts: Part[]): Part {
  const boundary = `=_part_${++boundaries}`
  const body = Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), bytesOf(part), Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { headers: [`Content-Type: multipart/${subtype}; boundary="${boundary}"`], body }
}

/** A whole mail; header lines that are given replace those of the same name. */
export function mail(part: Part, headers: string[] = []): Buffer {
  const names = new Set(headers.map(nameOf))
  const usual = USUAL.filter((line) => !names.has(nameOf(line)))
  return bytesOf({ ...part, headers: [...usual, ...headers, ...part.headers] })
}

const nameOf = (line: string): string => line.slice(0, line.indexOf(':')).toLowerCase()

const USUAL = [
  'From: Priya Nair <shipping@northfield.example>',
  'To: q-7f3k2m-8c2w4jx0kd@reply.bowline.example',
  'Subject: Re: Your quote Q-7F3K2M',
  'Date: Mon, 23 Nov 2026 11:02:00 -0700',
  'Message-ID: <reply.1@northfield.example>',
  'In-Reply-To: <01M7WA9R438WCXF8TYW3.quote@bowline.example>',
  'MIME-Version: 1.0',
]

const bytesOf = ({ headers, body }: Part): Buffer =>
  Buffer.concat([
    Buffer.from(`${headers.join('\r\n')}\r\n\r\n`),
    typeof body === 'string' ? Buffer.from(body.replaceAll(/\r?\n/g, '\r\n')) : body,
  ])
