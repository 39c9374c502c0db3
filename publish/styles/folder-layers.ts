import path from 'node:path'
import type { Plugin } from 'vite'

const app = path.resolve('app')

/** The cascade layer of a stylesheet below `app`: its own name in `styles`, else that of its folder. */
export function layerOf(file: string): string {
  const place = path.relative(app, file)
  if (path.dirname(place) === 'styles') return path.basename(place, '.css')
  return /^(pages|features\/inbox)\//.test(place) ? 'pages' : 'components'
}

/** Puts every stylesheet of the site into its layer, in development as in the build. */
export function folderLayers(): Plugin {
  return {
    name: 'folder-layers',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!file.endsWith('.css') || !file.startsWith(`${app}/`) || layerOf(file) === 'layers') return
      return { code: `@layer ${layerOf(file)} {\n${code}}\n`, map: null }
    },
  }
}
