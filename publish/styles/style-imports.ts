import path from 'node:path'
import type { Plugin } from 'vite'
import { scopeOf } from './scoped-name.ts'

/** By source file relative to `app/`, the scopes of all CSS modules that it and its imports import. */
export type StyleImports = Record<string, string[]>

export const STYLE_IMPORTS = '.vite/style-imports.json'

/** Writes down which CSS modules each page and the root import; what is only imported when it is needed is left out. */
export function styleImports(): Plugin {
  return {
    name: 'style-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const infoOf = (id: string) => this.getModuleInfo(id)
      const byFile: StyleImports = {}
      for (const id of this.getModuleIds()) {
        const file = fileOf(id)
        if (!PAGE.test(file)) continue
        byFile[file] = [...new Set([...(byFile[file] ?? []), ...scopesFrom(id, infoOf)])].toSorted()
      }
      this.emitFile({ type: 'asset', fileName: STYLE_IMPORTS, source: JSON.stringify(byFile) })
    },
  }
}

const PAGE = /^(root\.tsx$|pages\/|content\/)/
const fileOf = (id: string): string => path.relative(path.resolve('app'), withoutQuery(id))

const withoutQuery = (id: string): string => id.replace(/\?.*$/, '')

function scopesFrom(id: string, infoOf: (id: string) => { importedIds: readonly string[] } | null): string[] {
  const seen = new Set([id])
  for (const one of seen) for (const imported of infoOf(one)?.importedIds ?? []) seen.add(imported)
  return [...seen]
    .map(withoutQuery)
    .filter((file) => file.endsWith('.module.css'))
    .map(scopeOf)
}
