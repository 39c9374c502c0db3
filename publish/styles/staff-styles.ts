import { globSync } from 'node:fs'
import path from 'node:path'
import { pageAtPath } from '../../domain/pages.ts'
import { scopeOf } from './scoped-name.ts'

/** Its stylesheet has the rules of the inbox, which no visitor fetches. */
export const isStaffPage = (urlPath: string): boolean =>
  pageAtPath(urlPath)?.file.startsWith('pages/inbox/') === true

/** The scopes of the CSS modules that only staff pages use. */
export const staffScopes = (): ReadonlySet<string> => new Set(globSync(MODULES).map(scopeOf))

const MODULES = path.join(import.meta.dirname, '../../app/{features,pages}/inbox/**/*.module.css')
