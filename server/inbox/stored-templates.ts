import { MAX_TEMPLATES, type Template } from '../../domain/quotes/templates.ts'
import { deliveredTemplates } from '../../translations/delivered-templates.ts'
import type { Transaction } from '../store/database.ts'
import { changeSetting, findSetting } from '../store/stored-settings.ts'

const NAME = 'templates'

/** Templates of replies and quotes, in the order in which they were added; the delivered ones until one is changed. */
export const listTemplates = async (transaction: Transaction): Promise<readonly Template[]> =>
  (await findSetting<Template[]>(transaction, NAME)) ?? deliveredTemplates

/** `conflict`: somebody has changed or removed it meanwhile. */
export type TemplateChange = 'changed' | 'conflict' | 'too many'

/** Adds a template, or replaces that with its id where this is of the version given. */
export const saveTemplate = (transaction: Transaction, template: Template): Promise<TemplateChange> =>
  change(transaction, (before) => {
    const index = before.findIndex(({ id }) => id === template.id)
    if ((before[index]?.version ?? 0) !== template.version) return 'conflict'
    if (index < 0 && before.length >= MAX_TEMPLATES) return 'too many'
    const saved = { ...template, version: template.version + 1 }
    return index < 0 ? [...before, saved] : before.with(index, saved)
  })

export const removeTemplate = (
  transaction: Transaction,
  { id, version }: Pick<Template, 'id' | 'version'>,
): Promise<TemplateChange> =>
  change(transaction, (before) => {
    const left = before.filter((one) => one.id !== id || one.version !== version)
    return left.length < before.length ? left : 'conflict'
  })

async function change(
  transaction: Transaction,
  apply: (before: readonly Template[]) => readonly Template[] | Exclude<TemplateChange, 'changed'>,
): Promise<TemplateChange> {
  let outcome: TemplateChange = 'changed'
  await changeSetting(transaction, NAME, deliveredTemplates, (before) => {
    const after = apply(before)
    if (typeof after !== 'string') return after
    outcome = after
    return undefined
  })
  return outcome
}
