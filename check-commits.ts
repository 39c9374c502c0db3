import { spawnSync } from 'node:child_process'

/** Subjects of later commits have one length at most. A copy without this history has nothing to check. */
const SINCE = '3a037afdf481'
const MAX_SUBJECT = 60

const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${SINCE}..HEAD`], {
  encoding: 'utf8',
})
const isTooLong = (line: string): boolean => line.slice(line.indexOf(' ') + 1).length > MAX_SUBJECT
const tooLong = status === 0 ? stdout.split('\n').filter(isTooLong) : []
for (const line of tooLong) console.error(`A commit's subject has at most ${MAX_SUBJECT} characters: ${line}`)
if (tooLong.length > 0) process.exitCode = 1
