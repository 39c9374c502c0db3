import { parentPort, workerData } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'
import { asCell } from './export-rows.ts'

type FromParent = { rows: string[][] } | 'end'

const { file, heading } = workerData as { file: string; heading: string[] }
const rows = [heading.map((value) => ({ value, fontWeight: 'bold' as const }))]
const cells: { value: string; type: StringConstructor }[][] = []

parentPort?.on('message', async (message: FromParent) => {
  if (message !== 'end') {
    for (const row of message.rows) cells.push(row.map((text) => ({ value: asCell(text), type: String })))
    return
  }
  await writeExcelFile([...rows, ...cells], { sheet: 'Requests', stickyRowsCount: 1 }).toFile(file)
  parentPort?.postMessage('written')
})
