/** The type of a picture by its first bytes; undefined when it is none that a browser draws without running it. */
export function pictureType(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^GIF8[79]a/.test(start)) return 'image/gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp'
  if (start.slice(4, 8) === 'ftyp' && /avi[fs]/.test(bytes.toString('latin1', 8, 40))) return 'image/avif'
  return undefined
}
