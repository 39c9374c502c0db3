/** `npm run test:long` makes each attack, crash and hostile input at full size, `npm test` a small sample. */
export const isLong = process.env.TEST_LONG !== undefined

export const sized = (short: number, long: number): number => (isLong ? long : short)

/** A line for docs/reliability.md. */
export function report(what: string, result: Record<string, number>): void {
  const numbers = Object.entries(result).map(([name, value]) => `${name} ${value}`)
  console.log(`${what}: ${numbers.join(', ')}`)
}
