import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findVisibleText } from './find-visible-text.ts'

/** Files whose texts no visitor reads, or which are data in every language. */
const exceptions: { files: RegExp; why: string }[] = [
  {
    files: /^server\/(company|doctor|backup|operator)\/|-command\.ts$/,
    why: 'commands, for the person who runs the server',
  },
  {
    files: /^server\/(config|metrics|open-dependencies|start|startup-error)\.ts$/,
    why: 'settings and figures, for the same',
  },
  { files: /^server\/routes\/metrics-routes\.ts$/, why: 'a refusal for the program that reads the figures' },
  { files: /^server\/store\//, why: 'SQL, and reasons in the log' },
  { files: /^server\/news\/news-(api|service)\.ts$/, why: 'the query and the name sent to the news service' },
  {
    files: /^server\/mail\/transports\/smtp-failure\.ts$|^app\/features\/inbox\/submission\/mail-error\.ts$/,
    why: 'commands of SMTP',
  },
  { files: /^server\/submissions\/spam-score\.ts$/, why: 'reasons that are stored with a submission' },
  {
    files: /^app\/features\/lane-map\/lanes\.ts$|^app\/pages\/calgary-map\.tsx$/,
    why: 'names of cities, and where the map has them',
  },
  {
    files: /^app\/pages\/inbox\/account\/sign-in-places\.tsx$/,
    why: 'names of systems, as browsers send them',
  },
  { files: /^app\/features\/forms\/send\/post-submission\.ts$/, why: 'errors of the console' },
  { files: /^server\/pages\/content-security-policy\.ts$/, why: 'a header' },
  {
    files: /^domain\/(company-schema|missing-facts)\.ts$/,
    why: 'commands, for the person who runs the server',
  },
  { files: /^domain\/(sample-company|forms\/examples)\.ts$/, why: 'samples' },
  {
    files: /^domain\/forms\/(carrier|driver|login|quote-request)\.ts$/,
    why: 'codes that are stored and sent',
  },
  {
    files: /^domain\/lanes\/(crossing-points|example-lanes|ferries|lane-cities|regions)\.ts$/,
    why: 'names of places and ferries',
  },
  { files: /^domain\/time\/holidays\.ts$/, why: 'abbreviations of provinces and states' },
  { files: /^domain\/text\/non-breaking-units\.ts$/, why: 'a pattern' },
]

const files = globSync(['{app,server}/**/*.{ts,tsx}', 'domain/**/*.ts'], {
  exclude: ['**/*.test.ts', '**/generated/**', '**/testing/**'],
})

test.each(files.filter((file) => !exceptions.some((exception) => exception.files.test(file))))(
  '%s has no text that a visitor reads',
  (file) => {
    expect(findVisibleText(file, readFileSync(file, 'utf8'))).toEqual([])
  },
)

test('every exception is needed', () => {
  const unneeded = exceptions.filter(
    (exception) =>
      !files.some(
        (file) => exception.files.test(file) && findVisibleText(file, readFileSync(file, 'utf8')).length > 0,
      ),
  )
  expect(unneeded).toEqual([])
})

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<p>{isLate ? "Late" : null}</p>', 'Late'],
  ['<p>{count} <b>pieces</b></p>', 'pieces'],
  ['<img alt="Truck" />', 'Truck'],
  ['<Input placeholder={isShort ? "City" : texts.long} />', 'City'],
  ['<a aria-label={`Call $' + '{name}`}>{name}</a>', 'Call %'],
  ['toast({ title: "Error" })', 'Error'],
  ['const said = "We answer soon."', 'We answer soon.'],
  ['const said = `See $' + '{name} for more`', 'See % for more'],
  ['drawn(`<text x="1">Rail terminal</text>`)', '<text x="1">Rail terminal</text>'],
])('in %s the text is found', (source, text) =>
  expect(findVisibleText('sample.tsx', source)).toEqual([{ line: 1, text }]),
)

test.each([
  ['import { a } from "./Some file.ts"'],
  ['throw new Error("The store is closed.")'],
  ['log.warn({ at }, "The clock was set back.")'],
  ['run("select id from Submissions where a, b")'],
  ['<p className="Two Words">{texts.lead}</p>'],
  ['<input type="checkbox" name="agreed" />'],
  ['headers.set("content-type", "text/html; charset=UTF-8")'],
  ['const form = "Quote"'],
  ['<path d="M1.5 3.5h16v9h-16z" />'],
])('in %s there is none', (source) => expect(findVisibleText('sample.tsx', source)).toEqual([]))
