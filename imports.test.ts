import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What each part may import, besides itself and packages. The first part whose folder fits a file is its own. */
const parts: { folder: RegExp; may: RegExp }[] = [
  { folder: /^domain\//, may: /^$/ },
  { folder: /^app\/ui\//, may: /^domain\// },
  { folder: /^app\/features\/([^/]+)\//, may: /^(domain|app\/ui)\// },
  { folder: /^app\/(content|pages)\//, may: /^(domain|app\/(ui|features))\// },
  { folder: /^app\/shell\//, may: /^(domain|app\/ui)\// },
  { folder: /^app\//, may: /^(domain|app)\// },
  { folder: /^server\/(store|news)\//, may: /^(domain|server\/(config|log))/ },
  { folder: /^server\/mail\//, may: /^(domain|server\/(config|log|store))/ },
  { folder: /^server\/routes\/([^/]+)$/, may: /^(domain|server\/(?!routes|main|app|start|dev))/ },
  { folder: /^server\//, may: /^(domain|server|publish\/site-manifest)/ },
  { folder: /^publish\//, may: /^(domain|server\/(config|headers|site\/page-edits))/ },
]

const files = globSync('{domain,app,server,publish}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

test('there are files to look at', () => expect(files.length).toBeGreaterThan(50))

test.each(files)('%s imports only what its part may', (file) => {
  const part = parts.find(({ folder }) => folder.test(file))
  const home = part?.folder.exec(file)?.[0] ?? ''
  const imported = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    (match) => path.join(path.dirname(file), match[1] ?? ''),
  )
  expect(imported.filter((target) => !target.startsWith(home) && !part?.may.test(target))).toEqual([])
})
