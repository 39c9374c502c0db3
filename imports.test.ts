import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What each room may import, besides itself and packages. The first room whose folder fits a file is its own. */
const rooms: { folder: RegExp; may: RegExp }[] = [
  { folder: /^domain\//, may: /^$/ },
  { folder: /^html\//, may: /^domain\// },
  { folder: /^app\/boot\//, may: /^domain\// },
  { folder: /^app\/ui\//, may: /^(domain\/|app\/boot\/)/ },
  { folder: /^app\/seo\//, may: /^domain\// },
  { folder: /^app\/company\//, may: /^(domain|app\/ui)\// },
  { folder: /^app\/features\/([^/]+)\//, may: /^(domain|app\/(ui|seo|company|boot))\// },
  {
    folder: /^app\/(content|pages)\//,
    may: /^(domain|app\/(ui|seo|company|features|boot|content|pages))\//,
  },
  { folder: /^app\/shell\//, may: /^(domain|app\/(ui|company|boot))\// },
  { folder: /^app\//, may: /^(domain|app)\// },
  { folder: /^server\/(store|news|lanes)\//, may: /^(domain\/|server\/(config|log|startup-error))/ },
  { folder: /^server\/mail\//, may: /^(domain\/|server\/(config|log|startup-error|store))/ },
  { folder: /^server\/http\//, may: /^(domain|html)\/|^server\/(config|log|metrics|pages)/ },
  {
    folder: /^server\/routes\/(inbox\/|[^/]+$)/,
    may: /^(domain|html)\/|^server\/(?!routes|main|app|start\.|dev)/,
  },
  { folder: /^server\/testing\//, may: /^(domain|html|server|app\/pages)\// },
  { folder: /^server\//, may: /^(domain|html|server)\// },
  {
    folder: /^publish\//,
    may: /^(domain|html)\/|^server\/(config|http\/headers)|^app\/(boot\/|shell\/favicon)/,
  },
  { folder: /^tools\//, may: /^(domain|app\/(features|styles)|publish\/pictures|server\/lanes\/tables)\// },
]

const files = globSync('{domain,html,app,server,publish,tools}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.'),
)

test('there are files to look at', () => expect(files.length).toBeGreaterThan(50))

test.each(files)('%s imports only what its room may', (file) => {
  const room = rooms.find(({ folder }) => folder.test(file))
  const home = room?.folder.exec(file)?.[0] ?? ''
  const imported = [
    ...readFileSync(file, 'utf8').matchAll(/(?:from|import|new URL)\s*\(?\s*'(\.[^']+)'/g),
  ].map((match) => path.join(path.dirname(file), match[1] ?? ''))
  expect(imported.filter((target) => !target.startsWith(home) && !room?.may.test(target))).toEqual([])
})
