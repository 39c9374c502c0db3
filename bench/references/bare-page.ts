/** Nothing a browser could wait for: 12 kB of words with their styles, no script, no font, no picture. */
const words = 'Freight leaves Calgary in the morning and is in Winnipeg the next evening. '
const paragraph = `<p>${words.repeat(6).trim()}</p>`
const page = (body: string) =>
  `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A bare page</title><link rel="icon" href="data:,"><style>body{margin:0 auto;max-width:40rem;padding:1.25rem;font:1.0625rem/1.55 sans-serif;background:#f6f3ec;color:#0e1b24}h1{font-size:2.375rem;line-height:1.02}</style></head><body><h1>Your Trusted Partner in Transportation</h1>${body}</body></html>`

export const BARE_BYTES = 12_000

export const barePage: string = page(
  paragraph.repeat(Math.floor((BARE_BYTES - page('').length) / paragraph.length)),
)
