import path from 'node:path'

/** The whole Content-Type of a file, by its name. */
export function typeOf(file: string): string {
  const type = types[path.extname(file)]
  if (!type) throw new Error(`publish/files/content-types.ts does not know what ${file} is`)
  return type
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}
