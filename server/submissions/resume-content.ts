/** The first bytes of a valid file, by the ending of its name. */
const contents: Record<string, { type: string; begins: (bytes: Buffer) => boolean }> = {
  // Readers accept a few bytes before the mark, which some scanners write.
  '.pdf': { type: 'application/pdf', begins: (bytes) => bytes.subarray(0, 1024).includes('%PDF-') },
  '.doc': { type: 'application/msword', begins: (bytes) => hexOf(bytes, 8) === 'd0cf11e0a1b11ae1' },
  '.docx': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: (bytes) => hexOf(bytes, 4) === '504b0304',
  },
}

/** The media type of a resume; undefined where its first bytes do not fit its name. */
export function resumeType(name: string, content: Uint8Array): string | undefined {
  const kind = contents[/\.[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? '']
  return kind?.begins(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
    ? kind.type
    : undefined
}

const hexOf = (bytes: Buffer, length: number): string => bytes.toString('hex', 0, length)
