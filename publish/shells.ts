import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inlineHashes } from '../server/pages/content-security-policy.ts'
import type { ShellFile, SiteManifest } from '../server/pages/site-manifest.ts'
import type { ReadyPage } from './publish-page.ts'

/** A page without its content, with and without the application. */
export interface PageShells {
  application: ReadyPage
  document: ReadyPage
}

/** Writes the shells into `folder`, and returns their list. */
export function writeShells(shells: ReadonlyMap<string, PageShells>, folder: string): SiteManifest['shells'] {
  mkdirSync(path.join(folder, 'shells'))
  const write = (name: string, page: ReadyPage): ShellFile => {
    const file = `shells/${name}.html`
    writeFileSync(path.join(folder, file), page.html)
    return { file, inline: inlineHashes(page) }
  }
  return Object.fromEntries(
    [...shells].map(([urlPath, { application, document }]) => {
      const name = urlPath.slice(1).replaceAll('/', '-')
      return [
        urlPath,
        { application: write(name, application), document: write(`${name}-document`, document) },
      ]
    }),
  )
}
