import { expect, test } from 'vitest'
import { readAssignments, readEnvironmentFile } from './environment-file.ts'

test.each([
  ['NAME=value', 'value'],
  ['  NAME = value  ', 'value'],
  ['NAME="two words"', 'two words'],
  ['NAME=\'a $HOME `id` "b"\'', 'a $HOME `id` "b"'],
  ['NAME="a \\"b\\" \\$c \\n"', 'a "b" $c \\n'],
  ['NAME=pass#word;more', 'pass#word;more'],
  ['NAME=smtp://user:p%40ss@host:587?a=b&c=d', 'smtp://user:p%40ss@host:587?a=b&c=d'],
  ['NAME=one\\\ntwo', 'onetwo'],
  ['NAME=', ''],
])('%j sets %j', (text, value) => {
  expect(readEnvironmentFile(text)).toEqual({ NAME: value })
})

test('comments, empty lines and what is no assignment are passed over', () => {
  expect(readEnvironmentFile('# NAME=1\n;NAME=2\n\nNAME 3\n2NAME=4\nexport X')).toEqual({})
})

test('several assignments are in one line of a unit', () => {
  expect(readAssignments('DATA_DIR=/var/lib/site NODE_ENV=production "WORDS=a b" C=\'d e\'')).toEqual({
    DATA_DIR: '/var/lib/site',
    NODE_ENV: 'production',
    WORDS: 'a b',
    C: 'd e',
  })
})
