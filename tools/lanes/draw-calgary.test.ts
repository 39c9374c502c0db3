import { expect, test } from 'vitest'
import { land, roads } from '../../app/pages/contact/generated/calgary.ts'
import { drawCalgary } from './draw-calgary.ts'

test('the map of the contact page is the one that the script draws', async () => {
  const drawn = await drawCalgary()
  expect(drawn).toContain(land.ca)
  expect(drawn).toContain(land.us)
  for (const { name, kilometres } of roads)
    expect(drawn).toContain(`name: '${name}', kilometres: ${kilometres},`)
})
