/** Reads what systemd's `EnvironmentFile=` reads, in its way: no variable is replaced, nothing is run. */
export function readEnvironmentFile(text: string): Record<string, string> {
  const lines = text.replaceAll('\\\n', '').split('\n')
  const entries = lines
    .map((line) => line.trim())
    .filter((line) => /^[A-Za-z_]\w*\s*=/.test(line))
    .map((line): [string, string] => {
      const end = line.indexOf('=')
      return [line.slice(0, end).trim(), unquoted(line.slice(end + 1).trim())]
    })
  return Object.fromEntries(entries)
}

/** Splits the value of `Environment=` into its assignments. */
export function readAssignments(value: string): Record<string, string> {
  const words = value.match(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g) ?? []
  return Object.assign({}, ...words.map((word) => readEnvironmentFile(unquoted(word))))
}

function unquoted(value: string): string {
  if (/^'[^']*'$/.test(value)) return value.slice(1, -1)
  if (/^"(\\.|[^"\\])*"$/s.test(value)) return value.slice(1, -1).replace(/\\(["\\`$])/g, '$1')
  return value.replace(/\\(.)/g, '$1')
}
