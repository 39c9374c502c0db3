import type { Template } from '../../../../domain/quotes/templates.ts'

export interface PartsProps<Of extends Template> {
  template: Of
  problems: Record<string, string>
  onChange(part: Partial<Of>): void
}

/** Of a list that is typed into one field. */
export const firstAt = (path: string, problems: Record<string, string>): string | undefined =>
  Object.entries(problems).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1]
