import { expect, test } from 'vitest'
import { layersIn, oneBlockForEachLayer } from './style-layers.ts'

const order = ['base', 'layout', 'pages']
const layered = (styles: string) => oneBlockForEachLayer(styles, order)

test('each layer becomes one block, in the order of the layers, with its rules in theirs', () => {
  const styles = '@layer pages{a{color:red}}@layer base{b{color:red}}@layer pages{i{color:#00f}}'
  expect(layered(styles)).toBe(
    '@layer base{b{color:red}}@layer layout;@layer pages{a{color:red}i{color:#00f}}',
  )
})

test('the print rules of a layer come last in it', () => {
  const styles = '@layer pages{@media print{a{color:red}}a{color:#00f}@media print{a:hover{color:red}}}'
  expect(layered(styles)).toContain('@layer pages{a{color:#00f}@media print{a{color:red}a:hover{color:red}}}')
})

test('nested rules become rules of their own, so that those for print can come last', () => {
  const styles = '@layer pages{a{@media print{color:red}&:hover{color:#00f}}a{top:0}}'
  expect(layered(styles)).toContain('@layer pages{a:hover{color:#00f}a{top:0}@media print{a{color:red}}}')
})

test('a rule in no layer, or in one that the order lacks, is refused', () => {
  expect(() => layered('a{color:red}')).toThrow('in no layer')
  expect(() => layered('@layer other{a{color:red}}')).toThrow('in no layer')
})

test('the order is read from the statement that declares it', () => {
  expect(layersIn('/* first */\n@layer base, layout, pages;\n')).toEqual(order)
  expect(() => layersIn('@layer base{}')).toThrow('no order')
})
