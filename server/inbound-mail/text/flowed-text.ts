/** Joins the lines that a program broke (RFC 3676): of the same quote depth alone, and never over an empty line. */
export function joinFlowed(text: string, isSpaceDeleted: boolean): string {
  const joined: Line[] = []
  let isOpen = false
  for (const line of text.replaceAll('\r', '').split('\n').map(readLine)) {
    const last = joined.at(-1)
    const isSignature = line.text === '-- '
    if (last && isOpen && last.depth === line.depth && line.text !== '' && !isSignature)
      last.parts.push(line.text)
    else joined.push({ depth: line.depth, parts: [line.text] })
    isOpen = line.text.endsWith(' ') && !isSignature
  }
  return joined.map((line) => writeLine(line, isSpaceDeleted)).join('\n')
}

interface Line {
  depth: number
  parts: string[]
}

function readLine(line: string): { depth: number; text: string } {
  const depth = /^>*/.exec(line)?.[0].length ?? 0
  return { depth, text: line.slice(line[depth] === ' ' ? depth + 1 : depth) }
}

function writeLine({ depth, parts }: Line, isSpaceDeleted: boolean): string {
  const last = parts.length - 1
  const text = parts
    .map((part, index) => (isSpaceDeleted && index < last ? part.replace(/ $/, '') : part))
    .join('')
  return depth === 0 ? text : `${'>'.repeat(depth)} ${text}`
}
