import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { asCell } from './export-rows.ts'

const MAX_ROWS = 1_048_576
const MAX_CELL = 32_767

/** A workbook of one sheet with a heading, written row by row: any number of rows takes little memory. */
export function workbook(heading: readonly string[], pages: AsyncIterable<string[][]>): Readable {
  const zip = new ZipFile()
  for (const [name, xml] of parts) zip.addBuffer(Buffer.from(xml), name)
  const rows = Readable.from(sheet(heading, pages))
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml')
  zip.end()
  const bytes = new PassThrough()
  zip.outputStream.pipe(bytes)
  // Whichever side ends first ends the other: rows that cannot be read, or a reader who leaves.
  rows.once('error', (error) => bytes.destroy(error))
  bytes.once('close', () => rows.destroy())
  return bytes
}

async function* sheet(heading: readonly string[], pages: AsyncIterable<string[][]>): AsyncGenerator<string> {
  let number = 1
  yield `${XML}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${rowXml(heading, number, BOLD)}`
  for await (const rows of pages) {
    const fitting = rows.slice(0, MAX_ROWS - number)
    yield fitting.map((row) => rowXml(row.map(asCell), ++number)).join('')
  }
  yield '</sheetData></worksheet>'
}

const BOLD = ' s="1"'

function rowXml(texts: readonly string[], number: number, style = ''): string {
  const cells = texts.map((text, at) =>
    text === ''
      ? ''
      : `<c r="${columnName(at)}${number}"${style} t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`,
  )
  return `<row r="${number}">${cells.join('')}</row>`
}

const columnName = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : columnName(Math.floor(at / 26) - 1) + String.fromCharCode(65 + (at % 26))

/** XML has no place for control characters, and spreadsheets read `_x0041_` as a letter. */
const cellText = (text: string): string =>
  text
    .slice(0, MAX_CELL)
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts that every workbook has. */
const parts: [string, string][] = [
  [
    '[Content_Types].xml',
    [
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>`,
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    ].join(''),
  ],
  [
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${XML}<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="Requests" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    [
      `${XML}<styleSheet ${MAIN}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>`,
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>',
      '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>',
    ].join(''),
  ],
]
