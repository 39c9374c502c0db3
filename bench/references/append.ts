/** Appends 4 kB and calls fsync, over and over for some seconds; prints how many a second. */
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

const [folder = '.', seconds = '3'] = process.argv.slice(2)
const file = path.join(folder, `append-${process.pid}`)
const block = Buffer.alloc(4096, 'a')
const opened = openSync(file, 'a')
const began = performance.now()
let appended = 0
while (performance.now() - began < Number(seconds) * 1000) {
  writeSync(opened, block)
  fsyncSync(opened)
  appended++
}
console.log((appended * 1000) / (performance.now() - began))
closeSync(opened)
rmSync(file)
