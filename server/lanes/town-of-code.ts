import { readFileSync } from 'node:fs'
import { postalCodeAlone, withTown } from '../../domain/lanes/understood-places.ts'

let towns: ReadonlyMap<string, string> | undefined

/** A postal code alone with the town it stands for, `M5V 2T6` → `Toronto, ON M5V 2T6`; any other text as it is. */
export function namedByTown(typed: string): string {
  const code = postalCodeAlone(typed)
  if (code === undefined) return typed
  towns ??= new Map([...rowsOf('fsa.txt'), ...rowsOf('zip3.txt'), ...rowsOf('area-towns.txt')])
  return withTown(typed, isWide(code) ? undefined : towns.get(code.slice(0, 3)))
}

/** Areas of the countryside are hundreds of kilometres wide, and are asked about. */
const isWide = (code: string): boolean => /^[A-Z]0/.test(code)

/** Read at once: they are small, and lines of a list are made without waiting. */
function rowsOf(file: string): [code: string, town: string][] {
  let region = ''
  return readFileSync(new URL(`tables/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((row) => {
      if (row.startsWith('=')) region = row.slice('=CA-'.length)
      const [code = '', , , town] = row.split('|')
      return town === undefined || row.startsWith('#') ? [] : [[code, `${town}, ${region}`]]
    })
}
