import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sample } from '../../domain/sample-company.ts'
import { LOGO, otherCompany, writeCompany } from '../testing/samples/company.ts'
import { newFolder } from '../testing/test-dependencies.ts'
import { readCompanyFile } from './company-file.ts'
import { companyProblems } from './company-problems.ts'

const NOWHERE = newFolder('no-site-')

test('without a file the sample is shown, and refused where it would be public', () => {
  const file = readCompanyFile({ DATA_DIR: newFolder('data-') })
  expect(file).toMatchObject({ exists: false, facts: sample, problems: [] })
  expect(companyProblems(file, NOWHERE)).toEqual([expect.stringContaining(`company in ${file.path}`)])
})

test('the file is company.json in DATA_DIR, or COMPANY_FILE', () => {
  const [data, elsewhere] = [newFolder('data-'), newFolder('elsewhere-')]
  writeCompany(data)
  expect(readCompanyFile({ DATA_DIR: data }).facts.name).toBe(otherCompany.name)
  const COMPANY_FILE = writeCompany(elsewhere, { ...otherCompany, name: 'Own' })
  expect(readCompanyFile({ DATA_DIR: data, COMPANY_FILE }).facts.name).toBe('Own')
})

test('the fingerprint follows the facts and the logo, not how the file is written', () => {
  const folder = newFolder('company-')
  const COMPANY_FILE = writeCompany(folder)
  const { fingerprint, logo } = readCompanyFile({ COMPANY_FILE })
  expect(logo).toBe(LOGO)
  writeFileSync(
    COMPANY_FILE,
    `\ufeff${JSON.stringify(Object.fromEntries(Object.entries(otherCompany).reverse()), null, 4)}`,
  )
  expect(readCompanyFile({ COMPANY_FILE }).fingerprint).toBe(fingerprint)
  writeFileSync(path.join(folder, 'logo.svg'), LOGO.replace('20" fill', '19" fill'))
  expect(readCompanyFile({ COMPANY_FILE }).fingerprint).not.toBe(fingerprint)
  expect(
    readCompanyFile({ COMPANY_FILE: writeCompany(folder, { ...otherCompany, founded: 2000 }) }).fingerprint,
  ).not.toBe(fingerprint)
})

test('what is left of the sample is refused, and a build for other facts', () => {
  const facts = { ...otherCompany, phone: sample.phone.shown, email: sample.email }
  const file = readCompanyFile({ COMPANY_FILE: writeCompany(newFolder('company-'), facts) })
  expect(companyProblems(file, NOWHERE)).toEqual([
    `The phone is the sample’s, “(403) 555-0142”. Set it in ${file.path}.`,
    `The dispatch mailbox is the sample’s, “dispatch@bowline.example”. Set it in ${file.path}.`,
  ])
  const own = readCompanyFile({ COMPANY_FILE: writeCompany(newFolder('company-')) })
  const site = newFolder('site-')
  const build = (company: string) => writeFileSync(path.join(site, 'site.json'), JSON.stringify({ company }))
  build(own.fingerprint)
  expect(companyProblems(own, site)).toEqual([])
  build(file.fingerprint)
  expect(companyProblems(own, site)).toEqual([expect.stringContaining('build it again: site build')])
})

test.each([
  ['{"name": ', 'is not JSON'],
  [
    '{\n  "name": "Own",\n}',
    'is not JSON at line 3, character 1: a quotation mark, comma or bracket is missing',
  ],
  ['"Own"', ': must be an object in braces { }'],
  [JSON.stringify({ ...otherCompany, logo: 'none.svg' }), 'none.svg cannot be read (ENOENT).'],
])('a file of %.20s is refused: %s', (text, problem) => {
  const COMPANY_FILE = writeCompany(newFolder('company-'))
  writeFileSync(COMPANY_FILE, text)
  const { facts, problems } = readCompanyFile({ COMPANY_FILE })
  expect(problems).toEqual([expect.stringContaining(problem)])
  expect(facts).toEqual(sample)
})

test('a file that cannot be read is no missing file', () => {
  const COMPANY_FILE = path.join(newFolder('company-'), 'company.json')
  mkdirSync(COMPANY_FILE)
  expect(readCompanyFile({ COMPANY_FILE }).problems).toEqual([`${COMPANY_FILE} cannot be read (EISDIR).`])
})

const svg = (inside: string, viewBox = '0 0 40 40') =>
  `<?xml version="1.0"?>\n<!-- The mark --><svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>\n`

test.each([
  ['<path d="M0 0h40v40z"/>', '0 0 40 40'],
  [
    '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="v"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><dc:title>Caf&#233;</dc:title></rdf:RDF></metadata><style>.a{fill:#123}</style>',
    '0 0 40 40',
  ],
  ['<linearGradient id="a"/><rect fill="url(#a)" width="9" height="9"/><use href="#a"/>', '0,0,100,90'],
])('the logo %s is taken', (inside, viewBox) => expect(logoProblems(svg(inside, viewBox))).toEqual([]))

test.each([
  ['no SVG file', '<html></html>'],
  ['no SVG file', '<svg viewBox="0 0 1 1"></svg>'],
  ['about square', svg('', '0 0 200 40')],
  ['about square', svg('').replace(/ viewBox="[^"]*"/, '')],
  ['50 kB', svg(`<path d="${'M0 0'.repeat(20_000)}"/>`)],
  ['must not have scripts', svg('<script>alert(1)</script>')],
  ['must not have scripts', svg('<g onload="alert(1)"/>')],
  ['must not have scripts', svg('<g/onload="alert(1)"/>')],
  ['must not have scripts', svg('<g id="a"onload="alert(1)"/>')],
  ['must not have scripts', svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>')],
  ['must not have scripts', svg('<h:b xmlns:h="http://www.w3.org/1999/xhtml"/>')],
  ['must not have scripts', svg('<object data="https://elsewhere.example"/>')],
  ['must not have scripts', svg('<style>path { fill: image-set("https://elsewhere.example") }</style>')],
  ['must not have scripts', svg('<rect fill="&#117;rl(https://elsewhere.example)"/>')],
  ['must not have scripts', svg('<rect style="fill: \\75rl(https://elsewhere.example)"/>')],
  ['must not have scripts', svg('<text>Own</text>')],
  ['must not have scripts', svg('<image href="https://elsewhere.example/a.png"/>')],
  ['must not have scripts', svg('<use href="https://elsewhere.example/a.svg#b"/>')],
  ['must not have scripts', svg('<style>@import "a.css"</style>')],
  ['must not have scripts', svg('<rect fill="url(https://elsewhere.example)"/>')],
])('a logo is refused: %s', (problem, logo) =>
  expect(logoProblems(logo)).toEqual([expect.stringContaining(problem)]),
)

function logoProblems(logo: string): string[] {
  const folder = newFolder('company-')
  const COMPANY_FILE = writeCompany(folder)
  writeFileSync(path.join(folder, 'logo.svg'), logo)
  return readCompanyFile({ COMPANY_FILE }).problems
}
