import { createHash } from 'node:crypto'
import path from 'node:path'

/** Of the class names of one CSS module; 3 characters of base64url. */
export const scopeOf = (file: string): string =>
  createHash('sha256')
    .update(path.relative(path.resolve(import.meta.dirname, '../..'), file))
    .digest('base64url')
    .slice(0, 3)

/** Half as long as the usual names, which are in every page's markup and in its styles. */
const scopedName = (name: string, file: string): string => `${name}-${scopeOf(file)}`

/** Of a class name that was made here; undefined for a class that belongs to no module. */
export const scopeIn = (className: string): string | undefined => /-(.{3})$/.exec(className)?.[1]

/** Of every build, so that all of them name classes alike. */
export const cssModules = { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } as const
