import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { type DriverApplications, placeholders, SETTINGS_HEADER } from '../domain/public-settings.ts'

/** Renders pages again, as the build did, for another `DRIVER_APPLICATIONS`. */
export async function renderPages(
  urlPaths: readonly string[],
  driverApplications: DriverApplications,
): Promise<Map<string, string>> {
  process.env.NODE_ENV = 'production'
  const { createRequestHandler } = await import('react-router')
  const build: ServerBuild = await import(path.resolve('build/server/index.js'))
  const handle = createRequestHandler(build, 'production')
  const headers = { [SETTINGS_HEADER]: JSON.stringify({ ...placeholders, driverApplications }) }
  const rendered = new Map<string, string>()
  for (const urlPath of urlPaths) {
    const url = `http://localhost${urlPath.replace(/\/?$/, '/')}`
    const response = await handle(new Request(url, { headers }))
    rendered.set(urlPath, await response.text())
  }
  return rendered
}
