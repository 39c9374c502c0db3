/** `npm run test:crash` runs the long form, `npm test` the short one. */
export const rounds = (short: number, long: number): number => (process.env.CRASH === 'long' ? long : short)

/** A line for docs/reliability.md. */
export function report(what: string, result: Record<string, number>): void {
  const numbers = Object.entries(result).map(([name, value]) => `${name} ${value}`)
  console.log(`${what}: ${numbers.join(', ')}`)
}
