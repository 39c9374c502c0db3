import type { Locator, Page } from '@playwright/test'
import { examples } from '../../domain/forms/examples.ts'

const texts = (answers: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, String(answer)]))

/** By control name: all that is required, and nothing more. */
export const shipment = { ...examples.quote }
export const fleet = { ...texts(examples.carrier), companyName: 'Prairie Haul Ltd.' }

/** Types each answer into the control of that name. */
export async function fill(where: Page | Locator, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await control(where, name).fill(answer)
}

export const control = (where: Page | Locator, name: string): Locator => where.locator(`[name="${name}"]`)
