import compat from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { oldest } from './oldest.ts'

export type Browser = keyof typeof oldest

/** An interface, or one of its members: `showPopover` of `HTMLElement`. */
export interface WebApi {
  owner: string
  /** Without one it is the interface. */
  member?: string
  /** Those of the list that lack it. */
  missingIn: Browser[]
}

const missingIn = ({ support }: CompatStatement): Browser[] =>
  (Object.keys(oldest) as Browser[]).filter((browser) => {
    const found = support[browser === 'ios' ? 'safari_ios' : browser]
    return found !== undefined && ![found].flat().some((one) => isIn(one, Number(oldest[browser])))
  })

/** What is there with flaws counts as there. */
function isIn(one: SimpleSupportStatement, version: number): boolean {
  if (one.flags || one.prefix || one.alternative_name) return false
  return (
    since(one.version_added, Number.POSITIVE_INFINITY) <= version &&
    since(one.version_removed, Number.POSITIVE_INFINITY) > version
  )
}

/** `≤37` is a version, too. */
const since = (version: string | boolean | null | undefined, otherwise: number): number =>
  typeof version === 'string' && version !== 'preview'
    ? Number.parseFloat(version.replace('≤', ''))
    : otherwise

/** What browsers know, without events and what is no name. */
export const webApis: WebApi[] = [
  ...Object.entries<Identifier>(compat.api),
  ...Object.entries<Identifier>(compat.javascript.builtins ?? {}),
].flatMap(([owner, identifier]) => [
  ...(identifier.__compat ? [{ owner, missingIn: missingIn(identifier.__compat) }] : []),
  ...Object.entries<Identifier>(identifier).flatMap(([key, value]): WebApi[] => {
    const member = key.replace(/_static$/, '')
    const statement = value.__compat
    return statement && /^\w+$/.test(member) && !/^__|_/.test(member)
      ? [{ owner, member, missingIn: missingIn(statement) }]
      : []
  }),
])
