import { expect, test } from 'vitest'
import { chooseEncoding, isUnchanged } from './accepted-encodings.ts'

const all = () => true
const onlyGzip = (encoding: string) => encoding === 'gzip'

test.each([
  ['no header means no encoding', undefined, all, 'identity'],
  ['an empty header too', '', all, 'identity'],
  ['what a browser sends gets brotli', 'gzip, deflate, br, zstd', all, 'br'],
  ['zstd comes before gzip', 'gzip, zstd', all, 'zstd'],
  ['a weight outranks our preference', 'br;q=0.2, gzip;q=0.8', all, 'gzip'],
  ['a weight of nothing forbids', 'br;q=0, gzip', all, 'gzip'],
  ['a star means all that is not named', 'br;q=0, *;q=0.5', all, 'zstd'],
  ['identity can be preferred', 'identity, br;q=0.5', all, 'identity'],
  ['names and spaces are read generously', ' GZIP ; Q=1 ', all, 'gzip'],
  ['the old name of gzip', 'x-gzip', all, 'gzip'],
  ['what is not there is not chosen', 'br, gzip;q=0.1', onlyGzip, 'gzip'],
  ['nothing we know', 'deflate, compress', all, 'identity'],
  ['nothing acceptable at all is answered plainly', 'identity;q=0, *;q=0', all, 'identity'],
  ['nonsense is not a weight', 'br;q=abc, gzip', all, 'gzip'],
] as const)('%s', (_, accepted, available, chosen) => {
  expect(chooseEncoding(accepted, available)).toBe(chosen)
})

test('very many different lists are not all remembered, and still answered', () => {
  for (let time = 0; time < 1000; time++) expect(chooseEncoding(`br;q=0.${time + 1}`, all)).toBe('br')
})

test.each([
  ['the same tag', '"a-br"', true],
  ['the same tag, weak', 'W/"a-br"', true],
  ['one of a list', '"x", W/"a-br" , "y"', true],
  ['a star', ' * ', true],
  ['another encoding of the same', '"a"', false],
  ['another tag', '"b-br"', false],
  ['no tag at all', 'a-br', false],
  ['no header', undefined, false],
])('a browser that has %s', (_, header, unchanged) => {
  expect(isUnchanged(header, '"a-br"')).toBe(unchanged)
})
