import { expect, test } from 'vitest'
import { crossesBorder } from './lane-line.tsx'

test.each([
  ['Calgary, AB', 'Billings, MT', true],
  ['Calgary, AB', 'Monterrey, NL, Mexico', true],
  ["St. John's, NL", 'Halifax, NS', false],
  ['Laredo, TX', 'Monterrey, NL, Mexico', true],
  ['Calgary', 'Billings, MT', false],
])('%s to %s crosses a border: %s', (from, to, isCrossed) => expect(crossesBorder(from, to)).toBe(isCrossed))
